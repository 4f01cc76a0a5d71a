import { z } from 'zod'
import { object, reference, slug, text } from './fields'
import { jsonList } from './content-type'

/** An industry that case studies are filed under. */
export const industry = object('Industry', 'An industry that case studies are filed under.', {
  slug: slug('The industry’s name in addresses and front matter.'),
  name: text(3, 40, 'The name as shown.'),
})

/** A team that writes posts. Teams, not persons, sign what the agency publishes. */
export const team = object('Team', 'A team that writes posts.', {
  slug: slug('The team’s name in front matter.'),
  name: text(3, 40, 'The team’s name as shown.'),
  description: text(30, 300, 'What the team does.'),
  service: reference(
    'Service',
    'The service that is mostly its work: its link stands beside the team, and a result of a study that is about it before all.',
  ).optional(),
})

export const industries = z.array(industry).min(1)
export const teams = z.array(team).min(1)

/** The file with the industries. */
export const Industry = jsonList('Industry', 'data/industries.json', industries)

/** The file with the teams that write posts. */
export const Team = jsonList('Team', 'data/teams.json', teams)
