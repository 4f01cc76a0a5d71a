import { z } from 'zod'
import { object } from './fields'
import { phrase, plural } from './plural-words'

/** A word or a few, as they are shown. */
const words = (description: string) =>
  z.string().trim().min(1).max(120).meta({ description, minLength: 1, maxLength: 120 })

const lists = object('ListWords', 'The words of lists of pages and posts.', {
  pages: words('The name of the numbers below a list that goes on, for those who cannot see them.'),
  page: phrase(['number'], 'One of these numbers, as it is read out.'),
  posts: words('The name of a list of posts, for those who cannot see it.'),
  byTag: words('The name of the line of tags, for those who cannot see it.'),
  allPosts: words('The first entry of that line: the list of all posts.'),
  services: words('The heading of the services below the posts of a tag.'),
})

const post = object('PostWords', 'The words of the page of a post.', {
  author: words('Stands before the team that wrote it.'),
  published: words('Stands before the day of publication.'),
  updated: words('Stands before the day of the last change.'),
  readingTime: words('Stands before the minutes that the text takes to read.'),
  service: words('Stands before the service that it is about.'),
  tags: words('Stands before the tags.'),
  sources: words('The heading of the sources.'),
  checked: phrase(['day'], 'Stands after a source: the day on which it still said so.'),
  neighbours: words('The name of the two links to other posts, for those who cannot see it.'),
  older: words('Stands above the post before.'),
  newer: words('Stands above the post after.'),
  related: words('The heading of the related posts.'),
})

const numbers = object(
  'NumberWords',
  'How numbers are written. Digits, points, percent and the currency follow the site’s language by themselves; a space does not break.',
  {
    seconds: phrase(['number'], 'Seconds.'),
    minutes: phrase(['number'], 'Minutes in figures and drawings.'),
    hours: phrase(['number'], 'Hours.'),
    days: plural(['number'], 'Days.'),
    points: plural(['number'], 'The difference between two percentages.'),
    reading: plural(['number'], 'How many minutes a post takes to read.'),
    noChange: words('A change by nothing.'),
    worse: phrase(['change'], 'A change for the worse.'),
    to: words('Stands between a number before and a number after, for those who hear them.'),
  },
)

const drawings = object('ChartWords', 'The words of charts and covers.', {
  numbers: words('What opens the table of a chart’s numbers.'),
  before: words('The value where something started.'),
  after: words('The value where it stands.'),
  change: phrase(['before', 'after'], 'From one value to another.'),
  cover: phrase(['label', 'before', 'after'], 'What a cover shows, for those who cannot see it.'),
  axis: phrase(['unit', 'axis'], 'What a chart counts, and along what.'),
  stress: object('StressWords', 'What the bright mark of a chart stands for.', {
    end: words('The last value of a line.'),
    through: words('Those who reach the end of a path.'),
    named: words('The value that the chart names.'),
    greatest: words('The greatest value.'),
    greatestChange: words('The greatest difference to the series that it is compared with.'),
  }),
  units: object('UnitWords', 'What numbers count that carry their unit.', {
    percent: words('Percentages.'),
    currency: words('Sums of money.'),
    multiple: words('How many times.'),
    seconds: words('Seconds.'),
    minutes: words('Minutes.'),
    hours: words('Hours.'),
    days: words('Days.'),
    rating: words('Ratings.'),
  }),
})

const cards = object(
  'CardWords',
  'The words in pictures for social networks, and of the list of all pages.',
  {
    services: words('Stands with a number of services.'),
    examples: words('With a number of deliverables of services, filled in as examples.'),
    caseStudies: words('With a number of case studies.'),
    posts: words('With a number of posts.'),
    pages: words('With a number of pages.'),
    hours: phrase(['first', 'last', 'opens', 'closes'], 'When the office can be reached.'),
  },
)

/** The file data/interface.json: every word of the interface that no page's own file holds. */
export const interfaceWords = object(
  'InterfaceWords',
  'The words of the interface, by their place on the site. What stands between braces is filled in.',
  {
    lists,
    post,
    numbers,
    counts: z.array(words('A number in words.')).min(1).max(21).meta({
      description:
        'Numbers in words within a sentence, from none on; higher ones are written in digits.',
    }),
    drawings,
    cards,
  },
)

export type InterfaceWords = z.infer<typeof interfaceWords>
