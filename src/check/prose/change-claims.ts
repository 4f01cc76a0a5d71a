/**
 * Claims about a change in a sentence, held against the two values that they are about. No library does
 * this; the figures that it leaves to a reader are what the site stands for.
 */
import { figuresIn, rounds, type Figure } from './figures'

/** A claim that is not what the two values give. */
export interface WrongClaim {
  index: number
  claim: string
  from: Figure
  to: Figure
  /** What the values give. */
  expected: string
}

export interface ClaimReading {
  /** Claims that were held against two values. */
  checked: number
  wrong: WrongClaim[]
}

const BEFORE =
  /\b(?:(?:rise|fall|growth|gain|drop|cut|increase|decrease|improvement|reduction|decline|loss)(?: of)?|by|up|down|plus|minus|or|rose|fell|grew|shrank|dropped|climbed)\s+(?:about|some|roughly|nearly|almost|just|over|under|around|only)?\s*$/i
const AFTER =
  /^\s+(?:more|fewer|less|higher|lower|up|down|rise|fall|increase|decrease|drop|growth|gain|cheaper|dearer|faster|slower|shorter|longer|improvement|reduction|above|below)\b/i
const VAGUE =
  /\b(?:about|some|roughly|nearly|almost|over|under|around|just|more than|less than)\s*$/i

/**
 * Reads “from 40 to 50, a rise of 25%” and its like in one sentence.
 *
 * Only sentences with one such pair are read: with two, nobody knows which the claim is about.
 */
export function claimsIn(sentence: string): ClaimReading {
  const figures = figuresIn(sentence)
  const pairs = figures.flatMap((from, index) => {
    const to = figures[index + 1]
    return to && isPair(sentence, from, to) ? [{ from, to }] : []
  })
  const [pair] = pairs
  if (!pair || pairs.length > 1) return { checked: 0, wrong: [] }
  const { from, to } = pair
  const reading: ClaimReading = { checked: 0, wrong: [] }
  for (const claim of figures) {
    if (claim === from || claim === to) continue
    const expected = expectation(claim, from, to)
    if (expected === undefined || !isClaim(sentence, claim)) continue
    if (!belongs(sentence, claim, from, to)) continue
    reading.checked++
    const tolerance = VAGUE.test(sentence.slice(0, claim.index))
      ? Math.max(0.5, expected * 0.06)
      : 0
    if (rounds(claim, expected) || Math.abs(claim.value - expected) <= tolerance) continue
    reading.wrong.push({
      index: claim.index,
      claim: sentence.slice(claim.index, claim.end),
      from,
      to,
      expected: `${Number(expected.toFixed(Math.max(1, claim.decimals)))}${claim.unit === 'points' ? ' points' : '%'}`,
    })
  }
  return reading
}

/** “from 3 to 5”, “from $40 a month to $50”: the units are alike, and the first is introduced. */
function isPair(sentence: string, from: Figure, to: Figure): boolean {
  if (!/\bfrom (?:about |some |roughly |just |nearly |a )?$/i.test(sentence.slice(0, from.index)))
    return false
  const between = sentence.slice(from.end, to.index)
  if (!/^(?:\s[^,;:.()]{0,40})? to (?:about |some |roughly |just |nearly )?$/i.test(between))
    return false
  return from.unit === to.unit || from.unit === 'plain' || to.unit === 'plain'
}

function isClaim(sentence: string, claim: Figure): boolean {
  return (
    claim.unit === 'points' ||
    BEFORE.test(sentence.slice(0, claim.index)) ||
    AFTER.test(sentence.slice(claim.end))
  )
}

/** Whether nothing between a claim and its pair starts another thought. */
function belongs(sentence: string, claim: Figure, from: Figure, to: Figure): boolean {
  const between =
    claim.index > to.index
      ? sentence.slice(to.end, claim.index)
      : sentence.slice(claim.end, from.index)
  return (
    between.length <= 80 &&
    !/[;.]|\b(?:and|while|but|where|when|part|whose|because)\b/.test(between)
  )
}

/** What a claim in this unit must be, or nothing where it cannot be about these two values. */
function expectation(claim: Figure, from: Figure, to: Figure): number | undefined {
  const difference = Math.abs(to.value - from.value)
  if (claim.unit === 'points') return difference
  if (claim.unit === 'percent' && from.value > 0) return (difference / from.value) * 100
  return undefined
}

/** Shares like “20 of 33, or 61%” and “(12 of 40, 30%)”. */
export function sharesIn(sentence: string): ClaimReading {
  const figures = figuresIn(sentence)
  const reading: ClaimReading = { checked: 0, wrong: [] }
  figures.forEach((part, index) => {
    const whole = figures[index + 1]
    const share = figures[index + 2]
    if (!whole || share?.unit !== 'percent' || whole.value <= part.value) return
    if (part.unit !== whole.unit || part.unit === 'percent') return
    if (
      !/^ (?:out )?of (?:the |those |these |its |our )?$/.test(
        sentence.slice(part.end, whole.index),
      )
    )
      return
    if (
      !/^(?: [\p{L} ’-]{1,40})?(?:,? or |, | \()(?:about |just |nearly )?$/u.test(
        sentence.slice(whole.end, share.index),
      )
    )
      return
    reading.checked++
    const expected = (part.value / whole.value) * 100
    if (rounds(share, expected)) return
    reading.wrong.push({
      index: share.index,
      claim: sentence.slice(share.index, share.end),
      from: part,
      to: whole,
      expected: `${Number(expected.toFixed(Math.max(1, share.decimals)))}%`,
    })
  })
  return reading
}

/** Sums written out: “12 × $50 = $600”, “7,000 / 350 = 20”, “3 + 4 + 5 = 12”, “9 times 8 is 72”. */
export function sumsIn(text: string): ClaimReading {
  const figures = figuresIn(text)
  const reading: ClaimReading = { checked: 0, wrong: [] }
  for (let start = 0; start < figures.length;) {
    const chain = operationsFrom(text, figures, start)
    const result = figures[start + chain.length + 1]
    const last = figures[start + chain.length]
    const first = figures[start]
    start += Math.max(1, chain.length)
    if (chain.length === 0 || !first || !last || !result) continue
    if (
      !/^[^\d.;]{0,24}(?: = | is | makes | gives | comes to )(?:about |roughly )?$/.test(
        text.slice(last.end, result.index),
      )
    )
      continue
    const values = [first, ...chain.map(({ figure }) => figure)].map(
      asFactor(chain.some(({ sign }) => sign === '×')),
    )
    const expected = evaluate(
      values,
      chain.map(({ sign }) => sign),
    )
    // A factor that may be a percentage or the number itself: either reading will do.
    const readings = [expected, expected * 100]
    reading.checked++
    const vague = VAGUE.test(text.slice(0, result.index))
    const right = readings.some(
      value =>
        rounds(result, value) ||
        (vague && Math.abs(result.value - value) <= Math.abs(value) * 0.06),
    )
    if (right) continue
    reading.wrong.push({
      index: result.index,
      claim: text.slice(result.index, result.end),
      from: first,
      to: last,
      expected: String(Number(expected.toPrecision(8))),
    })
  }
  return reading
}

type Sign = '×' | '/' | '+' | '−'
const SIGNS: readonly [RegExp, Sign][] = [
  [/^ (?:×|x|times|multiplied by) $/, '×'],
  [/^ (?:\/|÷|divided by|over) $/, '/'],
  [/^ (?:\+|plus) $/, '+'],
  [/^ (?:−|–|minus) $/, '−'],
]

function operationsFrom(text: string, figures: readonly Figure[], start: number) {
  const chain: { sign: Sign; figure: Figure }[] = []
  for (let index = start; index + 1 < figures.length; index++) {
    const figure = figures[index + 1]
    const between = text.slice(figures[index]?.end, figure?.index)
    const sign = SIGNS.find(([pattern]) => pattern.test(between))?.[1]
    if (!figure || !sign) break
    chain.push({ sign, figure })
  }
  return chain
}

/** In a product, 40% is a factor of 0.4. */
const asFactor = (product: boolean) => (figure: Figure) =>
  product && figure.unit === 'percent' ? figure.value / 100 : figure.value

/** Products before sums. */
function evaluate(values: readonly number[], signs: readonly Sign[]): number {
  const terms: number[] = [values[0] ?? 0]
  signs.forEach((sign, index) => {
    const value = values[index + 1] ?? 0
    if (sign === '×') terms.push((terms.pop() ?? 0) * value)
    else if (sign === '/') terms.push((terms.pop() ?? 0) / value)
    else terms.push(sign === '+' ? value : -value)
  })
  return terms.reduce((sum, term) => sum + term, 0)
}
