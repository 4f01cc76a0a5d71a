import type { Site } from '../../content/site'
import type { Author } from '../../content/taxonomy'

/** The file humans.txt: who made the site, for those who look. */
export function humansFile(
  address: string,
  { name, email, language }: Pick<Site, 'name' | 'email' | 'language'>,
  teams: readonly Author[],
): string {
  const lines = [
    '/* TEAM */',
    name,
    ...teams.map(team => team.name),
    `Contact: ${email}`,
    '',
    '/* SITE */',
    `Address: ${address}/`,
    'Every page: ' + `${address}/sitemap`,
    `Language: ${new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language}`,
    'Standards: HTML, CSS, no cookies, no requests to other hosts',
  ]
  return `${lines.join('\n')}\n`
}
