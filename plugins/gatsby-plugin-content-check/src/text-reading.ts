/** What other checks need to know of a text. */
export interface TextReading {
  /** Whether the text could be read to its end. */
  isWhole: boolean
  /** Links, with the words that lead; a shortcode's link has none of its own. */
  links: { url: string; text?: string; offset: number }[]
  /** What links can lead to: headings and charts by the ids that the page will carry. */
  places: { id: string; offset: number; remedy: string }[]
  /** Ids that shortcodes ask the front matter for. */
  uses: { shortcode: 'Metric' | 'Chart'; id: string; offset: number }[]
  /** Pictures beside the file, with the attribute that names each. */
  pictures: { src: string; attribute: 'src' | 'phone'; offset: number }[]
  /** Languages that blocks of code are said to be in. */
  languages: { name: string; offset: number }[]
  /** Names of facts that the text quotes. */
  quotations: { name: string; offset: number }[]
}
