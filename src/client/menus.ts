/**
 * What native popovers lack as menus: hover for a mouse, a state that assistive technology can read,
 * and closing when focus or the visitor goes elsewhere.
 */

import { on } from '../../plugins/gatsby-plugin-html-first/src/client/events'
import { tryOrUndefined } from './try-or-undefined'

/** Milliseconds that the pointer rests on the entry before its panel opens: it may only be passing. */
const DELAY = 100
/** Milliseconds that the pointer may take from the entry to its panel. */
const GRACE = 250
/** Milliseconds after opening on hover in which a click on the button does not close the panel again. */
const SETTLE = 400
const RESTING = 'menu-resting'

let opening: ReturnType<typeof setTimeout> | undefined
let closing: ReturnType<typeof setTimeout> | undefined
let hoveredAt = -SETTLE
/** Whether the pointer rests on the zone, and whether it must leave before hovering opens it again. */
let inside = false
let mustLeave = false

const zoneOf = (element: Element | undefined) => element?.closest('[data-hover-menu]')
const panelOf = (zone: Element) => zone.querySelector<HTMLElement>('[popover]')
const open = () => document.querySelectorAll<HTMLElement>(':popover-open')
const buttonOf = (panel: Element) => document.querySelector(`[popovertarget="${panel.id}"]`)

/** Starts listening. */
export function watchMenus(): void {
  tryOrUndefined(() => {
    mustLeave = RESTING in sessionStorage
    sessionStorage.removeItem(RESTING)
  })
  for (const button of document.querySelectorAll('[popovertarget]')) button.ariaExpanded = 'false'
  on(
    'toggle',
    (event, panel) => {
      const button = panel && buttonOf(panel)
      if (!button) return
      const isOpen = event.newState === 'open'
      button.ariaExpanded = String(isOpen)
      if (isOpen) return
      mustLeave = inside
      hoveredAt = -SETTLE
    },
    true,
  )

  on('pointerover', (event, target) => {
    if (event.pointerType !== 'mouse') return
    const zone = zoneOf(target)
    inside = Boolean(zone)
    clearTimeout(closing)
    if (!zone) {
      mustLeave = false
      closeHoveredSoon()
    } else if (!mustLeave) openHoveredSoon(zone)
  })
  on('pointerout', event => {
    // Out of the window. A finger that is lifted leaves as well.
    if (event.relatedTarget || event.pointerType !== 'mouse') return
    inside = mustLeave = false
    closeHoveredSoon()
  })

  on('click', (event, target) => {
    cancelOpening()
    const isSettling = event.timeStamp - hoveredAt < SETTLE
    if (isSettling && target?.closest('[popovertarget]')) event.preventDefault()
    // The page that a link leads to starts with its menus closed, wherever the pointer rests.
    if (!target?.closest('a')) return
    if (inside) {
      mustLeave = true
      // Without storage the panel may open again on the next page, no more.
      tryOrUndefined(() => (sessionStorage[RESTING] = 1))
    }
    closeAll()
  })
  on('focusin', (_, target) => {
    for (const panel of open()) {
      if (!panel.contains(target ?? null) && buttonOf(panel) !== target) panel.hidePopover()
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

function openHoveredSoon(zone: Element): void {
  opening ??= setTimeout(() => {
    opening = undefined
    const panel = panelOf(zone)
    if (!panel || panel.matches(':popover-open')) return
    panel.showPopover()
    hoveredAt = performance.now()
  }, DELAY)
}

function cancelOpening(): void {
  clearTimeout(opening)
  opening = undefined
}

function closeHoveredSoon(): void {
  cancelOpening()
  closing = setTimeout(() => {
    for (const panel of open()) if (zoneOf(panel)) panel.hidePopover()
  }, GRACE)
}
