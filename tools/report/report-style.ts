/** The report's style sheet, in the site's own manner: flat fields, rules, no boxes. It stands in the file, which loads nothing. */

/** A cut of the site's face. */
export interface Cut {
  weight: number
  /** In percent. */
  width: number
  bytes: Buffer
}

/** The site's fonts, within the style sheet. */
export const fontFaces = (cuts: readonly Cut[]): string =>
  cuts
    .map(
      ({ weight, width, bytes }) =>
        `@font-face { font-family: Sign; font-weight: ${weight}; font-stretch: ${width}%; src: url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2") }`,
    )
    .join('\n')

export const REPORT_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#faf7ef, #061716); --ink: light-dark(#05211f, #faf7ef); --soft: light-dark(#47615d, #a9bdb9);
  --field: light-dark(#109688, #137f76); --deep: light-dark(#05211f, #010909); --link: light-dark(#0f766e, #2dd4bf); --accent: #f4542a;
  --hair: light-dark(#05211f40, #faf7ef40); --gone: light-dark(#fbd5cb, #5f2313); --new: light-dark(#bfe8e1, #0d4c46); --pale: light-dark(#e3ece4, #0c2a28) }
* { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-top: 1rem }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { margin: 0; font: 400 1.0625rem/1.5 Sign, system-ui, sans-serif; background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100% }
header, .verdict, section { padding-inline: max(clamp(1rem, 3vw, 3rem), 50vw - 48rem) }
h1, h2, .counts b { font-weight: 700; font-stretch: 75%; line-height: .95; text-wrap: balance }
h1, h2, h3, h4, p, ul, ol, figure { margin: 0 } ul, ol { list-style: none; padding: 0 }
header { background: #05211f; color: #faf7ef; padding-block: clamp(1.5rem, 4vw, 3.5rem) 1.5rem }
h1 { font-size: clamp(2.2rem, 1.2rem + 4.4vw, 5.5rem); overflow-wrap: anywhere }
.bar { display: flex; gap: 3px; height: 1.5rem; margin-top: clamp(1.25rem, 3vw, 2.5rem) }
.bar i { min-width: 10px }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 1rem 1.5rem; margin-top: 1rem }
.counts li { padding-left: .75rem; border-left: .5rem solid; font-size: .9rem; line-height: 1.25; border-color: var(--c) }
.counts b { display: block; font-size: clamp(2rem, 1.5rem + 1.6vw, 3rem); font-variant-numeric: tabular-nums }
.counts a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .2em }
.none { opacity: .55 }
.removed { --c: #f4542a } .changed { --c: #2dd4bf } .added { --c: #faf7ef } .shared { --c: #0f8a7e } .unchanged { --c: #3d5b57 }
.bar i { background: var(--c) }
.verdict { padding-block: 1.25rem; background: var(--pale) }
.verdict li { padding-left: 1.75rem; position: relative; margin-block: .35rem }
.verdict li::before { content: ""; position: absolute; left: 0; top: .35em; width: 1rem; height: .75rem; background: var(--field); clip-path: polygon(0 55%, 18% 35%, 38% 60%, 82% 0, 100% 18%, 40% 100%) }
.verdict .bad { margin: 0 0 1rem; font-size: 1.25rem; font-weight: 700; line-height: 1.3 }
.verdict .bad li { padding-left: 2rem } .verdict .bad li::before { background: var(--accent); clip-path: none; width: 1.1rem; height: 1.1rem; top: .28em }
.good { display: flex; flex-wrap: wrap; gap: 0 2rem; font-size: .95rem }
section { padding-block: clamp(2rem, 4vw, 3.5rem) 0 } section:last-child { padding-bottom: 5rem }
h2 { font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.75rem); padding-bottom: .6rem; border-bottom: 3px solid }
h3 { font-size: 1.2rem; line-height: 1.2; overflow-wrap: anywhere } section > h3 { margin-top: 1rem }
h4 { font-size: .9rem; margin: 0 0 .25rem; color: var(--soft) } details h4 { margin-top: .5rem }
a { color: var(--link) } h3 a { color: inherit; text-decoration: none } h3 a:hover { text-decoration: underline }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
.page, .rows > li { display: grid; grid-template-columns: minmax(0, 17rem) minmax(0, 1fr); gap: .75rem clamp(1rem, 3vw, 3rem); padding-block: 1.25rem; border-bottom: 1px solid var(--hair) }
.page { padding-block: 1.75rem } .page:target { box-shadow: -.75rem 0 var(--paper), -1.1rem 0 var(--field) }
.rows > li b { overflow-wrap: anywhere }
.which { align-self: start; position: sticky; top: 1rem }
.title, .place, .which p { color: var(--soft); font-size: .875rem; line-height: 1.35 } .which p { margin-top: .4rem }
.place { display: block }
.fault { font-weight: 700; text-decoration: underline var(--accent) .2em; text-underline-offset: .2em }
code, .mono { font: .85em/1.5 ui-monospace, Menlo, monospace; overflow-wrap: anywhere } .rows code { display: block; color: var(--soft) }
.diffs > li { padding-block: .5rem; border-top: 1px solid var(--hair); overflow-wrap: anywhere; max-width: 46rem }
.diffs > li:first-child { border-top: 0; padding-top: .1rem }
del, ins { padding: .1em .15em; -webkit-box-decoration-break: clone; box-decoration-break: clone }
del { background: var(--gone); text-decoration: line-through 1px } ins { background: var(--new); text-decoration: none; font-weight: 600 }
.pair { display: grid; grid-template-columns: 1fr auto; gap: .4rem 1rem; margin-top: 1.75rem; font-size: .875rem } div > .pair:first-child { margin-top: 0 }
figcaption { color: var(--soft) } figcaption b { color: var(--ink) }
.zoom { white-space: nowrap; cursor: pointer } .zoom input { accent-color: var(--field); width: 1.1rem; height: 1.1rem; vertical-align: -.2em; margin: 0 .2rem 0 0 }
.strip { grid-column: 1 / -1; display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; overflow-x: auto }
.side:only-child { grid-column: 1 / -1 }
.side p { font-weight: 700; padding: .1rem .6rem; width: fit-content; background: var(--hair) } .side:last-child:not(:only-child) p { background: var(--field) }
.side img { display: block; width: auto; max-width: 100%; height: auto; outline: 1px solid var(--hair); outline-offset: -1px }
.pair[data-width="390"] .strip { grid-template-columns: repeat(2, minmax(0, 24.4rem)) } .pair[data-width="social"] .strip { grid-template-columns: repeat(2, minmax(0, 30rem)) }
.pair:has(:checked) .strip { display: flex } .pair:has(:checked) img { max-width: none }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: start; font-weight: 400; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--hair) } thead th { font-size: .875rem; color: var(--soft) }
td.n, th.n { text-align: end }
summary { cursor: pointer; padding: .45rem 0; width: fit-content; text-decoration: underline 1px; text-underline-offset: .2em } summary .n { color: var(--soft) } details + details { border-top: 1px solid var(--hair) }
section > p { padding-block: .45rem }
.paths { columns: 17rem; font-size: .95rem } .paths li { overflow-wrap: anywhere }
.hide { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
@media (max-width: 56rem) { .page, .rows > li { grid-template-columns: minmax(0, 1fr) } .which { position: static } }
@media (max-width: 45rem) { .strip, .pair[data-width="390"] .strip { display: flex; scroll-snap-type: x proximity } .side { flex: 0 0 86%; scroll-snap-align: start } table { font-size: .8rem } th, td { padding-right: .35rem } .counts { grid-template-columns: 1fr 1fr } }
@media (forced-colors: active) { del { text-decoration: line-through double } ins { text-decoration: underline } .bar i, .verdict li::before { forced-color-adjust: none } }
@media print { .which { position: static } .page { break-inside: avoid-page } }
`
