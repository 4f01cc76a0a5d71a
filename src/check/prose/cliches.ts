/**
 * Words that say nothing, each with what to write instead. A list of this site's own: alex, write-good and
 * retext name a word without its remedy, and many more words than anybody would mend.
 */

export interface Cliche {
  pattern: RegExp
  /** What to write instead. */
  instead: string
}

const word = (stem: string, instead: string): Cliche => ({
  pattern: new RegExp(`\\b(?:${stem})\\b`, 'i'),
  instead,
})

/** Each pattern is looked for in every passage, whatever its case. */
export const cliches: readonly Cliche[] = [
  word(
    'cutting[- ]edge|state[- ]of[- ]the[- ]art|bleeding[- ]edge',
    'Say what it does that others do not.',
  ),
  word(
    'unlock(?:s|ed|ing)? (?:the|your|new|growth|value|potential)\\w*',
    'Say what becomes possible.',
  ),
  word(
    'elevat(?:e|es|ed|ing) (?:your|the|their|our)',
    'Write “raise” or “improve”, and by how much.',
  ),
  word('leverag(?:e|es|ed|ing) (?:our|your|the|their|its|data|technology|ai)', 'Write “use”.'),
  word('seamless(?:ly)?|frictionless(?:ly)?', 'Say which step is gone.'),
  word('robust(?:ly)?', 'Say what it withstands.'),
  word(
    '(?:customer|buyer|user|digital|your|our|their) journey',
    'Write “path”, “order” or “steps”.',
  ),
  word('delv(?:e|es|ed|ing)', 'Write “look” or “read”.'),
  word('game[- ]chang(?:er|ers|ing)', 'Say what changed, from what to what.'),
  word('synerg(?:y|ies|ise|istic)', 'Say what the two do for each other.'),
  word('holistic(?:ally)?', 'Name the parts.'),
  word(
    'best[- ]in[- ]class|world[- ]class|industry[- ]leading|second to none',
    'Give the measure and the comparison.',
  ),
  word('next[- ]level', 'Say from what to what.'),
  word('revolutioni[sz](?:e|es|ed|ing)|disruptive|transformative', 'Say what is different now.'),
  word('empower(?:s|ed|ing|ment)?', 'Write “let” or “allow”, and to do what.'),
  word('supercharg(?:e|es|ed|ing)|turbocharg(?:e|es|ed|ing)', 'Give the two numbers.'),
  word('skyrocket(?:s|ed|ing)?|explosive growth', 'Give the two numbers.'),
  word("in today(?:’|')s (?:\\w+ )?(?:world|landscape|market|age|economy)", 'Leave it out.'),
  word('digital landscape|ever[- ](?:changing|evolving)|fast[- ]paced', 'Leave it out.'),
  word('(?:look|dig|plug) no further|at the end of the day|when it comes to', 'Leave it out.'),
  word('take (?:it|your \\w+|things) to (?:the|a) (?:next|new|whole)', 'Say from what to what.'),
  word('one[- ]stop[- ]shop|turn[- ]?key', 'List what is included.'),
  word(
    'think(?:ing)? outside the box|low[- ]hanging fruit|move the needle|deep dive',
    'Say it literally.',
  ),
  word(
    'value[- ]add(?:ed)?(?! tax)|win[- ]win|mission[- ]critical|results[- ]driven|data[- ]driven (?:approach|strategy|decisions?|insights?|culture|marketing)',
    'Say what is meant.',
  ),
  word(
    'tailor(?:ed|-made) (?:to|for|solutions?)|bespoke solutions?',
    'Say what is different for each client.',
  ),
  word('(?:innovative|comprehensive|end-to-end|scalable|tailored) solutions?', 'Name the thing.'),
  word('tapestry|testament to|treasure trove|plethora|myriad', 'Use a plain word, or a number.'),
  word(
    'not (?:just|only|merely|simply) [^.,;:]{1,60},? but (?:also )?',
    'Say the second half alone.',
  ),
  word(
    "it(?:’|')s worth noting|it is worth noting|needless to say|it goes without saying",
    'Leave it out.',
  ),
  word('utili[sz](?:e|es|ed|ing)', 'Write “use”.'),
]

/** Every cliché in a text, with its place. */
export function clichesIn(text: string): { index: number; words: string; instead: string }[] {
  return cliches.flatMap(({ pattern, instead }) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map(match => ({
      index: match.index,
      words: match[0].trim(),
      instead,
    })),
  )
}
