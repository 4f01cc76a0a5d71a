/** The content of a page’s social image. */
export interface SocialCard {
  /** The page’s headline, in the largest type. */
  heading: string
  /** A number, the baseline it’s compared with, and what it measures. */
  result?: { before: string; value: string; label: string }
  /** The label for an illustrative case study. */
  mark?: string | undefined
}
