/** What an `a` without an address says of itself: a link that leads nowhere yet. */
export const DISABLED_LINK = { role: 'link', 'aria-disabled': true } as const
