import { z } from 'zod'
import { object, reference, slug, text } from './fields'
import { jsonList } from './content-type'

const industry = object('Industry', 'An industry that case studies are filed under.', {
  slug: slug('The industry’s name in URLs and front matter.'),
  name: text(3, 40, 'The name as shown.'),
})

/** The agency’s posts are signed by teams, not people. */
const team = object('Team', 'A team that writes posts.', {
  slug: slug('The team’s name in front matter.'),
  name: text(3, 40, 'The team’s name as shown.'),
  description: text(30, 300, 'What the team does.'),
  service: reference(
    'Service',
    'The service the team mainly works on. The About page shows it next to the team, with a result from one of its case studies.',
  ).optional(),
})

/** The file with the industries. */
export const Industry = jsonList('Industry', 'data/industries.json', z.array(industry).min(1))

/** The file with the teams that write posts. */
export const Team = jsonList('Team', 'data/teams.json', z.array(team).min(1))
