interface ToolSheetProps {
  /** What importing the tool's `.sheet.css` gives. */
  url: string
}

/**
 * The style sheet of a tool, loaded by the pages that have it and by no other. It stands in front of the
 * tool's first element, which browsers paint only once the sheet is there.
 */
export function ToolSheet({ url }: ToolSheetProps) {
  return <link rel="stylesheet" href={url} />
}

/**
 * Asks for a tool's sheet as soon as the script of its page has come, which is before that page is shown:
 * a visit that changes pages without loading them waits for it (see src/browser/client-navigation). To be
 * called where the module of the tool's page begins.
 */
export function preloadToolSheet(url: string): void {
  if (typeof document === 'undefined' || document.querySelector(`link[href="${url}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  document.head.append(link)
}
