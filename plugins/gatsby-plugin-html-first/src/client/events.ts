/** Names both an attribute set on `<html>` and an event dispatched on the window once the application runs. */
export const APPLICATION = 'data-application'

/**
 * Adds a listener to the document, so it also works for elements that React replaces.
 *
 * @param type an event that fires only on elements
 */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listen: (event: DocumentEventMap[Type], target: Element) => void,
  capture?: boolean,
) {
  document.addEventListener(type, event => listen(event, event.target as Element), capture)
}

/** Whether a click on a link opens a tab or window, or saves a file, instead of leaving this page. */
export const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
