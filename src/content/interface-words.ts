import { z } from 'zod'
import { object } from './fields'
import { phrase, plural } from './plural-words'

/** A word or a few, as they are shown. */
const words = (description: string) =>
  z.string().trim().min(1).max(120).meta({ description, minLength: 1, maxLength: 120 })

const pages = object(
  'PageNames',
  'The names of the pages that every site has, in breadcrumbs and lists.',
  {
    home: words('The home page.'),
    about: words('The page about the agency.'),
    contact: words('The contact page.'),
    contactSent: words('The page that follows a message.'),
    sitemap: words('The list of all pages; also the link to it in the footer.'),
    services: words('The list of services.'),
    caseStudies: words('The list of case studies.'),
    blog: words('The list of posts; also the name of the feed.'),
    search: words('The search.'),
    notFound: words('The page that any other address shows.'),
    further: phrase(['name', 'number'], 'A further page of a list.'),
    furtherDescription: phrase(
      ['number', 'description'],
      'What search engines are told of a further page.',
    ),
  },
)

const lists = object('ListWords', 'The words of lists of pages and posts.', {
  breadcrumb: words(
    'The name of the line that says where a page stands, for those who cannot see it.',
  ),
  pages: words('The name of the numbers below a list that goes on, for those who cannot see them.'),
  page: phrase(['number'], 'One of these numbers, as it is read out.'),
  posts: words('The name of a list of posts, for those who cannot see it.'),
  byTag: words('The name of the line of tags, for those who cannot see it.'),
  allPosts: words('The first entry of that line: the list of all posts.'),
  services: words('The heading of the services below the posts of a tag.'),
})

const study = object('StudyWords', 'The words of the page of a case study.', {
  client: words('Stands before the client.'),
  industry: words('Stands before the industry.'),
  services: words('Stands before the services.'),
  timeFrame: words('Stands before the time that the work took.'),
  published: words('Stands before the day of publication.'),
  updated: words('Stands before the day of the last change.'),
  inShort: words('The name of the three answers, for those who cannot see them.'),
  challenge: words('The heading of the first answer.'),
  approach: words('The heading of the second.'),
  didNotWork: words('The heading of the third.'),
  counted: words('The heading of the results.'),
  again: words('The heading of the two texts below them.'),
  cost: words('The heading of what it would cost.'),
  next: words('The heading of what comes next.'),
  related: words('The heading of the other studies.'),
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

const textWords = object('TextWords', 'The words in and around texts written in MDX.', {
  contents: words('The heading of the table of contents.'),
  changed: phrase(['day'], 'The day of the last change of a page of text.'),
  note: words('The heading of a callout of this kind without a title.'),
  warning: words('The same.'),
  result: words('The same.'),
  watch: phrase(['title', 'host'], 'What the picture of a film is, for those who cannot see it.'),
  film: phrase(['title', 'host'], 'The line under it.'),
  filmOf: phrase(['title', 'length', 'host'], 'The same where the length is known.'),
  table: phrase(['number'], 'The name of a table, for those who cannot see it.'),
  code: words('The name of a block of code, for those who cannot see it.'),
  notes: words('The heading of the footnotes.'),
  back: words('The link from a footnote back to its place.'),
  backFrom: phrase(['number'], 'The same as it is read out.'),
  backFromPlace: phrase(['number', 'place'], 'The same where a footnote has several places.'),
})

const reputation = object(
  'ReputationWords',
  'Hours, rating and price range on the home page and on the page about the agency.',
  {
    hours: words('Stands before the hours.'),
    days: phrase(['first', 'last'], 'From which day of the week to which.'),
    rating: words('Stands before the rating.'),
    reviews: plural(['value', 'best', 'count'], 'The rating in words.'),
    priceRange: words('Stands before the price range.'),
  },
)

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
  steps: object('StepWords', 'The scale of the picture of all results.', {
    sixteenth: words('A sixteenth of what it was.'),
    eighth: words('An eighth.'),
    quarter: words('A quarter.'),
    half: words('Half.'),
    same: words('No change.'),
    twice: words('Twice what it was.'),
    fourTimes: words('Four times.'),
    eightTimes: words('Eight times.'),
  }),
  directions: object('DirectionWords', 'What became of numbers in the picture of all results.', {
    scale: words('What a step of the scale is.'),
    rose: words('Over the results that were to be greater, and are.'),
    missed: words('Over those that moved the other way, or did not move.'),
    fell: words('Over the results that were to be smaller, and are.'),
    wrongWay: words('Beside a number that moved the other way.'),
  }),
})

const sections = object(
  'SectionNames',
  'The parts of the site, on the list of all pages and in llms.txt.',
  {
    main: words('The pages that every site has, on the list of all pages.'),
    agency: words('The same in llms.txt.'),
    services: words('The services.'),
    caseStudies: words('The case studies.'),
    blog: words('The posts.'),
  },
)

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

const feed = object('FeedWords', 'What feed readers are told of the feed.', {
  title: phrase(['name'], 'Its name.'),
  description: phrase(['name'], 'What is in it.'),
})

const moved = object('MovedWords', 'The page at an old address, on hosts that know no redirects.', {
  heading: words('What happened.'),
  link: words('The link to the new address.'),
})

const editing = object(
  'EditingWords',
  'What pages say to those who write them, in develop and in previews.',
  {
    label: words('The name of that line, for those who cannot see it.'),
    edit: words('The link to the file.'),
    file: phrase(['file'], 'The file, where it cannot be linked.'),
    draft: words('The mark of a draft.'),
    notBefore: phrase(['day'], 'The mark of a page whose day is ahead.'),
    preview: words('The mark of a preview without a name.'),
    previewOf: phrase(['name'], 'The mark of a preview.'),
    notLive: words('What follows the mark.'),
  },
)

/** The file data/interface.json: every word of the interface that no page's own file holds. */
export const interfaceWords = object(
  'InterfaceWords',
  'The words of the interface, by their place on the site. What stands between braces is filled in.',
  {
    pages,
    lists,
    study,
    post,
    text: textWords,
    reputation,
    numbers,
    counts: z.array(words('A number in words.')).min(1).max(21).meta({
      description:
        'Numbers in words within a sentence, from none on; higher ones are written in digits.',
    }),
    drawings,
    sections,
    cards,
    feed,
    moved,
    editing,
  },
)

export type InterfaceWords = z.infer<typeof interfaceWords>
export type PageNames = InterfaceWords['pages']
