/** The content of a page’s social image. */
export interface SocialCard {
  /** The page’s headline, in the largest type. */
  heading: string
  /** A sentence or a few words below it. */
  text?: string
  /** The result, and the baseline it’s compared with. */
  value?: string
  before?: string
  /** What the number measures. */
  label?: string
  /** The label for an illustrative case study. */
  mark?: string
}
