/** Set on the document's element, and dispatched on the window, once the application runs. */
export const APPLICATION = 'data-application'

/** The element that an event happened on; none for events of the document and the window. */
export function elementOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined
}

/** Listens on the document: it does not matter who rendered the page, and when. */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listen: (event: DocumentEventMap[Type], target: Element | undefined) => void,
  capture?: boolean,
): void {
  document.addEventListener(type, event => listen(event, elementOf(event)), capture)
}
