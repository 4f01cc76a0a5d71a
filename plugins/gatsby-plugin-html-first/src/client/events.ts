/** Set on the document's element, and dispatched on the window, once the application runs. */
export const APPLICATION = 'data-application'

/**
 * Listens on the document, whoever rendered the page.
 *
 * @param type an event that happens on elements only
 */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listen: (event: DocumentEventMap[Type], target: Element) => void,
  capture?: boolean,
): void {
  document.addEventListener(type, event => listen(event, event.target as Element), capture)
}

/** Whether a click on a link opens a tab or window or saves a file, and leaves this page as it is. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
