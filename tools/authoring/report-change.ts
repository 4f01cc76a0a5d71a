import type { AddressChange } from './change-address'

/** What a change of an address has done, in lines. */
export const reportChange = ({ moved, edited, redirect }: AddressChange): string =>
  [
    ...moved.map(({ from, to }) => `${from} is now ${to}.`),
    `Changed: ${edited.join(', ')}.`,
    redirect
      ? `${redirect.from} leads on to ${redirect.to}.`
      : 'The page is not live: its old address leads nowhere.',
  ].join('\n')
