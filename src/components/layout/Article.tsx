import { Children, type ReactNode } from 'react'

/**
 * An article whose parts stay together in reader views. Mozilla's Readability keeps the part with the most text and
 * its siblings of the same class. It favors the class “entry” and drops `div`s that are mostly links:
 * https://github.com/mozilla/readability/blob/0.6.0/Readability.js#L1454
 */
export function Article({ children }: { readonly children: ReactNode }) {
  return (
    <article>
      {Children.toArray(children).map((part, index) => (
        <section key={index} className="entry">
          {part}
        </section>
      ))}
    </article>
  )
}
