/** npm run check:words: worn words, shared sentences, long sentences, sums and links, each with its place. */
import './supported-node'
import { checkProject } from '../check/check-project'
import { checkWords } from '../check/prose/check-prose'
import { formatFaults } from '../documents/fault-report'

const root = process.cwd()
const { faults, figures } = checkWords(checkProject(root))
if (faults.length > 0) console.error(formatFaults(root, faults, process.stderr.isTTY))
const { files, words, sentences, average, longest, mostShared, sharingPairs, sums, studyNumbers } =
  figures
console.log(
  `${files} files: ${words} words in ${sentences} sentences, ${average.toFixed(1)} words each; the longest has ${longest.words}, in ${longest.file}.`,
)
console.log(
  mostShared
    ? `${sharingPairs} pairs of files share a sequence of eight words; the most, ${(mostShared.share * 100).toFixed(1)}%, ${mostShared.files.join(' and ')}.`
    : 'No two files share a sequence of eight words.',
)
console.log(
  `${sums} sums, totals, changes, averages and fractions worked out again; ${studyNumbers} numbers that a page tells of another held against it.`,
)
process.exitCode = faults.some(({ severity }) => severity === 'error') ? 1 : 0
