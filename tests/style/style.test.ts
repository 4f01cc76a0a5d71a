/** Checks that everything people read is in plain American English: pages, messages, docs, comments, and names. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Non-American spellings and words, and what to write instead. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b\w*(?:colour|favour|behaviour|neighbour|honour|labour|harbour)\w*/gi, 'color, favor …'],
  [/\b(?:un)?(?:label|cancel|travel|model|total|fuel|signal)l(?:ed|ing)\b/gi, 'labeled …'],
  [
    /\b(?:organi|optimi|recogni|reali|summari|priori|minimi|maximi|normali|categori|seriali|initiali)s(?:e|es|ed|er|ers|ing|ation|ations)\b/gi,
    'organize …',
  ],
  [/\banaly[sz]?s(?:e|ed|ing)\b/gi, 'analyze'],
  [/\b(?:centre|metre|litre|theatre|fibre)s?\b/gi, 'center …'],
  [/\b(?:licence|defence|offence)s?\b/gi, 'license …'],
  [/\b(?:programme|catalogue|cheque|tyre|kerb|storey|aluminium)s?\b/gi, 'program …'],
  [/\bgrey\w*/gi, 'gray'],
  [/\benquir\w+/gi, 'inquiry'],
  [/\b(?:whilst|amongst|fortnight\w*|learnt|spelt|till)\b/gi, 'while, among, two weeks …'],
  [/\bper cent\b/gi, 'percent'],
  [/\bfor ever\b/gi, 'forever'],
  [
    /\b(?:head office|public holiday|start-up)s?\b|\bowner-run\b|\bcarrying on\b/gi,
    'headquarters …',
  ],
]

/** Phrases in docs, messages, and comments that sound translated, and what to write instead. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bmend(?:s|ed|ing)?\b/gi, 'fix'],
  [/\b(?:led|leads|lead) on\b/gi, 'redirect'],
  [/\bin the words of\b/gi, 'as … puts it, or name the format'],
  [/\b(?:that|those) of which\b/gi, 'name the thing'],
  [/\bare the most\b/gi, 'Limit: …'],
  [/\bstands? (?:in|at|on|beside|below|above|there|here|first|last|once|alone)\b/gi, 'is …'],
  [/\bwhat (?:says|has|is) (?:nothing|none|no)\b/gi, 'name the thing'],
  [/\bnothing (?:is|was) (?:wrong|chosen)\b/gi, 'No problems found, Nothing selected'],
  [/\bis left to (?:you|the)\b/gi, 'by hand'],
  [/\bthe latter|the former\b/gi, 'name the thing'],
  [/(?<!\bthere )\b(?:is|are) no (?:address|name|number|date|browser|link)\b/gi, "isn't a valid …"],
  [/\bhas none\b(?! of)/gi, "doesn't have one"],
  [/\bone('s|’s) own\b/gi, 'your own'],
  [/\b(?:is|are|was|were) (?:asked for|led to|pointed at)\b/gi, 'requested, linked, hovered'],
  [/\bwhat (?:is|was) (?:not )?there\b/gi, 'name the thing'],
  [/(?:test|it)\(\s*['"`]who\b/g, 'say what happens'],
  [/\bof a day ahead\b/gi, 'scheduled'],
  [/\bcomes? on top\b/gi, 'extra'],
  [/\b(?:at (?:its|the)|one) foot\b/gi, 'bottom, baseline'],
  [/\bof one width\b|\bone zero\b/gi, 'equal width, shared baseline'],
  [/\b(?:gives?|gave) back\b/gi, 'return'],
  [/\blifts no\b/gi, "doesn't bypass"],
  [/\bfor \w+ alone\b/gi, 'only'],
  [/\bin small letters\b/gi, 'lowercase'],
  [/\bwhere (?:there|it|that) (?:is|are) (?:no|none|not)\b/gi, "if there isn't"],
  [
    /\b(?:until|when|before) the (?:application|script) (?:came|comes|arrives|is there)\b/gi,
    'hydration',
  ],
]

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(file => file !== '' && !/gatsby-types|(?:fixtures?|package-lock)\b/.test(file))

/** Finds forbidden words and phrases in a file: `file:line: “found” → instead`. */
function findIn(file: string, rules: typeof WORDS): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    rules.flatMap(([pattern, instead]) =>
      Array.from(
        line.matchAll(pattern),
        ([found]) => `${file}:${index + 1}: “${found}” → ${instead}`,
      ),
    ),
  )
}

/** Files with words visitors may search for, in any spelling. */
const SEARCHED = ['data/pages/search.json', 'tests/support/search-queries.ts']
const TEXTS = ['*.md', '*.mdx', 'data/*.json', 'static/work/*.html']
const CODE = ['*.ts', '*.tsx', '*.css', '*.cjs', '.github/*.yml', '.github/*.sh']

test('texts and code use American spelling', () => {
  const exempt = [...list('tests/style/*'), ...SEARCHED]
  const files = list(...TEXTS, ...CODE).filter(file => !exempt.includes(file))
  expect(files.flatMap(file => findIn(file, WORDS))).toEqual([])
})

test('docs and code use plain English', () => {
  const own = list('tests/style/*')
  const files = list('*.md', ...CODE).filter(
    file => !own.includes(file) && !file.startsWith('content/'),
  )
  expect(files.flatMap(file => findIn(file, PHRASES))).toEqual([])
})
