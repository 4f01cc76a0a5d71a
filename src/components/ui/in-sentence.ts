/** A name within a sentence: “web design”, but “SEO”. */
export const inSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())
