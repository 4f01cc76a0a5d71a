/** The report's style sheet. It stands in the file, which loads nothing. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d2c8, #3a4a48); --soft: light-dark(#47615d, #a9bdb9);
  --gone: light-dark(#fde3e1, #5a1f1c); --new: light-dark(#d8f2df, #12452a); --mark: light-dark(#b00f49, #ff7aa5);
  --card: light-dark(#fff, #0d2422); --link: light-dark(#0f766e, #2dd4bf) }
* { box-sizing: border-box }
body { margin: 0; font: 400 1rem/1.5 system-ui, sans-serif; background: light-dark(#faf7ef, #061716); color: light-dark(#05211f, #f4f0e6) }
header, main { max-width: 90rem; margin: auto; padding: 1.5rem clamp(1rem, 3vw, 3rem) }
h1 { font-size: clamp(1.6rem, 1.2rem + 1.6vw, 2.6rem); line-height: 1.1; margin: 0 0 .5rem; overflow-wrap: anywhere }
h2 { font-size: 1.5rem; margin: 2rem 0 .75rem; padding-top: .75rem; border-top: 3px solid }
header { padding-bottom: 0 } main { padding-top: 0 }
h3 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere }
h4 { font-size: .9rem; margin: 1.25rem 0 .4rem; color: var(--soft) }
a { color: var(--link) }
.sum { font-size: 1.2rem; margin: 0 }
ul.flat { list-style: none; padding: 0; margin: .75rem 0 }
ul.flat > li { margin: .3rem 0; padding-left: 1.7rem; text-indent: -1.7rem }
ul.flat > li > * { text-indent: 0 }
.bad, .over { font-weight: 700; color: var(--mark) }
.page { margin: 1.25rem 0; padding: 1.25rem clamp(1rem, 2vw, 2rem); background: var(--card); border: 1px solid var(--line) }
.title { margin: .1rem 0 0; color: var(--soft) }
code, .mono { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
ol.diffs { list-style: none; margin: 0; padding: 0 }
ol.diffs > li { padding: .45rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere }
.place { display: block; color: var(--soft); font-size: .85rem }
del, ins { padding: .08em .15em; border-radius: .15em }
del { background: var(--gone); text-decoration: line-through }
ins { background: var(--new); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .15em }
.shots { display: flex; flex-wrap: wrap; gap: 1.25rem; margin: 1rem 0 0 }
.pair { margin: 0; max-width: 100% }
.pair > div { display: flex; flex-wrap: wrap; gap: .75rem; align-items: flex-start; max-width: 100%; overflow-x: auto }
.pair img { display: block; height: auto; max-width: none; border: 1px solid var(--line) }
.pair[data-width="1280"] img { max-width: min(44rem, 42vw) }
.pair[data-width="390"] img { max-width: min(24rem, 42vw) }
.side { margin: 0 } .side p { margin: 0 0 .25rem; font-size: .85rem; font-weight: 700 }
figcaption { font-size: .85rem; color: var(--soft); margin-bottom: .4rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: start; padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line) }
td.n, th.n { text-align: end }
summary { cursor: pointer; padding: .3rem 0 } details { margin: .4rem 0 }
.paths { columns: 22rem; margin: .5rem 0; padding-left: 1.2rem }
.hide { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
@media (max-width: 45rem) { table { font-size: .75rem } th, td { padding-right: .35rem } .page { padding-inline: .75rem } .pair[data-width] img { max-width: 80vw } }
@media (forced-colors: active) { del { text-decoration: line-through double } }
@media print { details { display: none } }
`
