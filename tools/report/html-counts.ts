/** How many pages came, went, changed and stayed: one bar from edge to edge, and its numbers. */
import { outcomes } from './summary'
import type { Report } from './report'

/** The bar and its numbers; each number leads to where its pages are told. */
export function countsBar(report: Report): string {
  const all = outcomes(report)
  const parts = all
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `<i class="${kind}" style="flex-grow:${count}"></i>`)
  const numbers = all.map(({ kind, count, words, part }) => {
    const text = `<b>${count}</b> ${words}`
    return `<li class="${kind}${count === 0 ? ' none' : ''}">${part && count > 0 ? `<a href="#${part}">${text}</a>` : text}</li>`
  })
  return `<div class="bar" aria-hidden="true">${parts.join('')}</div>\n<ul class="counts">${numbers.join('')}</ul>`
}
