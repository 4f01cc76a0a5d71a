/** The words that a new file starts with, for its editor to replace. The check looks for what is left of them. */
export const TEMPLATE = {
  study: {
    client: 'A description of the client, without a name',
    summary:
      'What was done and what came of it, in one or two sentences that make sense on a card without the rest.',
    challenge:
      'What the client was up against: the business, the constraint, and why what they had tried was not enough.',
    approach:
      'What was done about it, in order, in two or three sentences that a reader in a hurry can stop after.',
    didNotWork: 'Something that was tried and did not work, and what replaced it.',
    cost: 'What it would cost to do again: money, hours, the client’s own time.',
    nextStep: 'What comes next for this client, and when it will be known.',
    method: 'Say where the numbers come from, and what was left out.',
    chartSummary:
      'Say what a reader should see in the chart: from what to what, and where it turns.',
    body: 'Begin with the business and its constraint. A reader should know after two sentences whether this is about somebody like them.',
    order: 'The order matters more than the list. Put in the result where the text speaks of it:',
  },
  post: {
    summary:
      'What the reader will know afterwards, in one or two sentences that also serve as the text in the feed.',
    source: 'The document that the post relies on',
    body: 'Begin with the case, the number or the question. No history of marketing.',
    example: 'Show the arithmetic of an example.',
  },
  question: {
    answer:
      'Answer straight, in sixty characters or more. A price is written by its name, so that it stays true.',
  },
} as const
