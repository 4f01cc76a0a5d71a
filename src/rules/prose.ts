/** Warns about clichés, and says what to write instead. */
import type { SiteContent } from './site-content'

/** Patterns, and what to write instead. */
const CLICHES: readonly [words: string, instead: string][] = [
  [
    'cutting[- ]edge|state[- ]of[- ]the[- ]art|bleeding[- ]edge',
    'Say what it does that others don’t.',
  ],
  ['unlock(?:s|ed|ing)? (?:the|your|new|growth|value|potential)\\w*', 'Say what becomes possible.'],
  [
    'elevat(?:e|es|ed|ing) (?:your|the|their|our)',
    'Write “raise” or “improve,” and say by how much.',
  ],
  ['leverag(?:e|es|ed|ing) (?:our|your|the|their|its|data|technology|ai)', 'Write “use.”'],
  ['seamless(?:ly)?|frictionless(?:ly)?', 'Say which step is no longer needed.'],
  ['robust(?:ly)?', 'Say what it withstands.'],
  ['(?:customer|buyer|user|digital|your|our|their) journey', 'Write “path,” “order,” or “steps.”'],
  ['delv(?:e|es|ed|ing)', 'Write “look” or “read.”'],
  ['game[- ]chang(?:er|ers|ing)', 'Say what changed, and by how much.'],
  ['synerg(?:y|ies|ise|istic)', 'Say what the two do for each other.'],
  ['holistic(?:ally)?', 'Name the parts.'],
  [
    'best[- ]in[- ]class|world[- ]class|industry[- ]leading|second to none',
    'Say who it beats, and by what measure.',
  ],
  ['next[- ]level', 'Say what improves, and by how much.'],
  ['revolutioni[sz](?:e|es|ed|ing)|disruptive|transformative', 'Say what’s different now.'],
  ['empower(?:s|ed|ing|ment)?', 'Write “let,” and say what they can do.'],
  ['supercharg(?:e|es|ed|ing)|turbocharg(?:e|es|ed|ing)', 'Give the two numbers.'],
  ['skyrocket(?:s|ed|ing)?|explosive growth', 'Give the two numbers.'],
  ["in today(?:’|')s (?:\\w+ )?(?:world|landscape|market|age|economy)", 'Leave it out.'],
  ['digital landscape|ever[- ](?:changing|evolving)|fast[- ]paced', 'Leave it out.'],
  ['(?:look|dig|plug) no further|at the end of the day|when it comes to', 'Leave it out.'],
  [
    'take (?:it|your \\w+|things) to (?:the|a) (?:next|new|whole)',
    'Say what improves, and by how much.',
  ],
  ['one[- ]stop[- ]shop|turn[- ]?key', 'List what is included.'],
  [
    'think(?:ing)? outside the box|low[- ]hanging fruit|move the needle|deep dive',
    'Say it literally.',
  ],
  [
    'value[- ]add(?:ed)?(?! tax)|win[- ]win|mission[- ]critical|results[- ]driven|data[- ]driven (?:approach|strategy|decisions?|insights?|culture|marketing)',
    'Say what you mean.',
  ],
  [
    'tailor(?:ed|-made) (?:to|for|solutions?)|bespoke solutions?',
    'Say what’s different for each client.',
  ],
  ['(?:innovative|comprehensive|end-to-end|scalable|tailored) solutions?', 'Name the thing.'],
  ['tapestry|testament to|treasure trove|plethora|myriad', 'Use a plain word, or a number.'],
  ['not (?:just|only|merely|simply) [^.,;:]{1,60},? but (?:also )?', 'Say only the second half.'],
  [
    "it(?:’|')s worth noting|it is worth noting|needless to say|it goes without saying",
    'Leave it out.',
  ],
  ['utili[sz](?:e|es|ed|ing)', 'Write “use.”'],
]

const patterns = CLICHES.map(([words, instead]) => ({
  pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
  instead,
}))

/** Files that no page shows. */
const UNREAD = new Set(['ToConfirm', 'Redirect'])

/** Finds every cliché. */
export function* checkProse({ documents }: SiteContent) {
  for (const { typeName, file } of documents) {
    if (UNREAD.has(typeName)) continue
    for (const { pattern, instead } of patterns)
      for (const { 0: words, index } of file.text.matchAll(pattern))
        yield file.warning(index, 'cliche', `“${words}” is a cliché.`, instead)
  }
}
