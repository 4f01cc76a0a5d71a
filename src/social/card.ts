/** What a page's social image says. Everything that it shows is in here, so that its digest tells whether it changed. */
export interface SocialCard {
  /** The page's own statement, in the largest words. */
  heading: string
  /** A sentence or a few words under it. */
  text?: string
  /** The one number that matters, and the one before it. */
  value?: string
  before?: string
  /** What the number counts. */
  label?: string
  /** Names with what stands beside each, like packages with their prices. */
  items?: readonly { readonly name: string; readonly value?: string }[]
  /** How an illustrative study is marked. */
  mark?: string
}
