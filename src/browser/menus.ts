/**
 * What native popovers lack as menus: hover for a mouse, a state that assistive technology can read,
 * and closing when focus or the visitor goes elsewhere. Listens on the document, so that it does not
 * matter whether the menus were rendered on the server or in the browser.
 */

/** Milliseconds that the pointer may take from the entry to its panel. */
const GRACE = 250
/** Milliseconds after opening on hover in which a click on the button does not close the panel again. */
const SETTLE = 400
const RESTING = 'menu-resting'

let closing: ReturnType<typeof setTimeout> | undefined
let hoveredAt = -Infinity
/** Whether the pointer rests on the zone, and whether it must leave before hovering opens it again. */
let inside = false
let mustLeave = false

const zoneOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('[data-hover-menu]')
const panelOf = (zone: Element) => zone.querySelector<HTMLElement>('[popover]')
const open = () => document.querySelectorAll<HTMLElement>(':popover-open')
const buttonOf = (panel: Element) => document.querySelector(`[popovertarget="${panel.id}"]`)

/** Starts listening. Does nothing where there are no popovers: the menus are links then. */
export function watchMenus(): void {
  if (!('popover' in HTMLElement.prototype)) return
  const on = document.addEventListener.bind(document)
  mustLeave = takeResting()

  for (const button of document.querySelectorAll('[popovertarget]'))
    button.setAttribute('aria-expanded', 'false')
  on(
    'toggle',
    event => {
      const panel = event.target as HTMLElement
      if (!panel.popover) return
      const isOpen = (event as ToggleEvent).newState === 'open'
      buttonOf(panel)?.setAttribute('aria-expanded', String(isOpen))
      if (!isOpen) mustLeave = inside
    },
    true,
  )

  on('pointerover', event => {
    if (event.pointerType !== 'mouse') return
    const zone = zoneOf(event.target)
    inside = Boolean(zone)
    clearTimeout(closing)
    if (!zone) {
      mustLeave = false
      closing = setTimeout(closeHovered, GRACE)
    } else if (!mustLeave && !panelOf(zone)?.matches(':popover-open')) {
      panelOf(zone)?.showPopover()
      hoveredAt = event.timeStamp
    }
  })
  document.documentElement.addEventListener('pointerleave', event => {
    // A finger that is lifted leaves as well.
    if (event.pointerType !== 'mouse') return
    inside = mustLeave = false
    closing = setTimeout(closeHovered, GRACE)
  })

  on('click', event => {
    const target = event.target as Element
    if (target.closest('[popovertarget]') && event.timeStamp - hoveredAt < SETTLE)
      event.preventDefault()
    // The page that a link leads to starts with its menus closed, wherever the pointer rests.
    if (target.closest('a') && zoneOf(target)) leaveResting()
    if (target.closest('[popover] a, [data-hover-menu] a')) closeAll()
  })
  on('focusin', event => {
    for (const panel of open()) {
      if (!panel.contains(event.target as Node) && buttonOf(panel) !== event.target)
        panel.hidePopover()
    }
  })
  let width = innerWidth
  addEventListener('resize', () => {
    if (width !== innerWidth) closeAll()
    width = innerWidth
  })
}

function closeAll(): void {
  for (const panel of open()) panel.hidePopover()
}

function closeHovered(): void {
  for (const panel of open()) if (zoneOf(panel)) panel.hidePopover()
}

function leaveResting(): void {
  if (!inside) return
  mustLeave = true
  try {
    sessionStorage.setItem(RESTING, '1')
  } catch {
    // Without storage the panel may open again on the next page, no more.
  }
}

function takeResting(): boolean {
  try {
    const resting = sessionStorage.getItem(RESTING)
    sessionStorage.removeItem(RESTING)
    return resting !== null
  } catch {
    return false
  }
}
