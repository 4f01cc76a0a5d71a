/**
 * What native popovers lack as menus: hover for a mouse, a state that assistive technology can read,
 * and closing when focus or the visitor goes elsewhere.
 */

import { on, opensElsewhere } from '../../plugins/gatsby-plugin-html-first/src/client/events'
import { tryOrUndefined } from './try-or-undefined'

/** Milliseconds that the pointer rests on the entry before its panel opens: it may only be passing. */
const DELAY = 100
/** Milliseconds that the pointer may take from the entry to its panel. */
const GRACE = 250
const RESTING = 'menu-resting'

const ZONE = '[data-hover-menu]'

let timer: ReturnType<typeof setTimeout> | undefined
/** Whether hovering opened the panel. A panel opened by its button stays when the pointer leaves. */
let byHovering = false
/** Whether the pointer must leave before hovering opens the panel again. */
let mustLeave = false

const open = () => document.querySelectorAll<HTMLElement>(':popover-open')
const buttonOf = (panel: Element) => document.querySelector(`[popovertarget="${panel.id}"]`)
/** Whether the pointer is on the entry or its panel, which is no part of the entry while it lies over the page. */
const isHovered = () => Boolean(document.querySelector(`${ZONE}:hover,:popover-open:hover`))

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
      const button = buttonOf(panel)
      if (!button) return
      const isOpen = event.newState === 'open'
      button.ariaExpanded = String(isOpen)
      if (isOpen) return
      mustLeave = isHovered()
      byHovering = false
    },
    true,
  )

  on('pointerover', (event, target) => {
    if (event.pointerType === 'mouse') pointAt(target.closest(ZONE))
  })
  on('pointerout', event => {
    // Out of the window. A finger that is lifted leaves as well.
    if (!event.relatedTarget && event.pointerType === 'mouse') pointAt()
  })

  on('click', (event, target) => {
    // Hovering has just opened the panel that the click is for; the next click closes it.
    if (byHovering && target.closest('[popovertarget]')) {
      event.preventDefault()
      byHovering = false
    }
    // The page that a link leads to starts with its menus closed, wherever the pointer rests.
    if (!target.closest('a') || opensElsewhere(event)) return
    if (isHovered()) {
      mustLeave = true
      // Without storage the panel may open again on the next page, no more.
      tryOrUndefined(() => (sessionStorage[RESTING] = 1))
    }
    closeAll()
  })
  on('focusin', (_, target) => {
    for (const panel of open()) {
      if (!panel.contains(target) && buttonOf(panel) !== target) panel.hidePopover()
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

/** Opens the panel of the zone that the pointer rests on, or closes the one that it has left; both a moment later. */
function pointAt(zone?: Element | null): void {
  clearTimeout(timer)
  if (!zone) mustLeave = false
  timer = setTimeout(
    () => {
      if (!isHovered()) {
        if (byHovering) closeAll()
        return
      }
      const panel = zone?.querySelector<HTMLElement>('[popover]:not(:popover-open)')
      if (!panel || mustLeave) return
      panel.showPopover()
      byHovering = true
    },
    zone ? DELAY : GRACE,
  )
}
