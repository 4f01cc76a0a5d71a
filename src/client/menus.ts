/** Extends native popovers: they open on hover, set `aria-expanded`, and close on focus loss and navigation. */

import { on, opensElsewhere } from '../../plugins/gatsby-plugin-html-first/src/client/events'
import { tryOrUndefined } from './try-or-undefined'

/** Milliseconds before hovering opens a panel, in case the pointer is just passing through. */
const DELAY = 100
/** Milliseconds the pointer has to get from a menu entry to its panel. */
const GRACE = 250
const RESTING = 'menu-resting'

const ZONE = '[data-hover-menu]'

let timer: ReturnType<typeof setTimeout> | undefined
/** Whether hovering opened the panel. A panel opened by its button stays open when the pointer leaves. */
let openedByHover = false
/** Whether the pointer must leave before hovering can open the panel again. */
let mustLeave = false

const open = () => document.querySelectorAll<HTMLElement>(':popover-open')
const buttonOf = (panel: Element) => document.querySelector(`[popovertarget="${panel.id}"]`)
/** Whether the pointer is on the entry or its panel, which is in the top layer while open. */
const isHovered = () => Boolean(document.querySelector(`${ZONE}:hover,:popover-open:hover`))

export function watchMenus() {
  tryOrUndefined(() => {
    mustLeave = RESTING in sessionStorage
    sessionStorage.removeItem(RESTING)
  })
  for (const button of document.querySelectorAll('[popovertarget]')) button.ariaExpanded = 'false'
  on(
    // Not toggle: it’s late, so after Escape, a pending hover could open the panel again.
    'beforetoggle',
    (event, panel) => {
      const button = buttonOf(panel)
      if (!button) return
      const isOpen = event.newState === 'open'
      button.ariaExpanded = String(isOpen)
      if (isOpen) return
      mustLeave = isHovered()
      openedByHover = false
    },
    true,
  )

  on('pointerover', (event, target) => {
    if (event.pointerType === 'mouse') pointAt(target.closest(ZONE))
  })
  on('pointerout', event => {
    // The pointer left the window. Lifting a finger fires this too.
    if (!event.relatedTarget && event.pointerType === 'mouse') pointAt()
  })

  on('click', (event, target) => {
    // Hovering just opened the panel, so don’t let this click close it.
    if (openedByHover && target.closest('[popovertarget]')) {
      event.preventDefault()
      openedByHover = false
    }
    // The next page starts with its menus closed, even under the pointer.
    if (!target.closest('a') || opensElsewhere(event)) return
    if (isHovered()) {
      mustLeave = true
      // Without storage, the panel might open again on the next page.
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

function closeAll() {
  for (const panel of open()) panel.hidePopover()
}

/** After a delay, opens the panel for the zone under the pointer, or closes the panel the pointer left. */
function pointAt(zone?: Element | null) {
  clearTimeout(timer)
  if (!zone) mustLeave = false
  timer = setTimeout(
    () => {
      if (!isHovered()) {
        if (openedByHover) closeAll()
        return
      }
      const panel = zone?.querySelector<HTMLElement>('[popover]:not(:popover-open)')
      if (!panel || mustLeave) return
      panel.showPopover()
      openedByHover = true
    },
    zone ? DELAY : GRACE,
  )
}
