/** An attribute set on `<html>`, and an event dispatched on the window, once the application runs. */
export const APPLICATION = 'data-application'

/**
 * Listens on the document, so it works for elements React replaces.
 *
 * @param type an event that only elements receive
 */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listen: (event: DocumentEventMap[Type], target: Element) => void,
  capture?: boolean,
): void {
  document.addEventListener(type, event => listen(event, event.target as Element), capture)
}

/** Whether a click on a link opens a tab or window, or saves a file, instead of leaving this page. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
