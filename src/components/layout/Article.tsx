import { Children, type ReactNode } from 'react'

/**
 * An article whose parts stay together in reader views. Mozilla's Readability keeps the element with the most text,
 * and those siblings that have the same class:
 * https://github.com/mozilla/readability/blob/0.6.0/Readability.js#L1454
 */
export function Article({ children }: { readonly children: ReactNode }) {
  return (
    <article>
      {Children.toArray(children).map((part, index) => (
        <div key={index} className="entry">
          {part}
        </div>
      ))}
    </article>
  )
}
