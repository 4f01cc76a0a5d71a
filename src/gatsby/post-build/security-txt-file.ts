import type { Site } from '../../content/site'

/**
 * The file .well-known/security.txt of RFC 9116. Its day of expiry is the owner's promise and stands
 * in data/site.json: a build has no clock to work one out.
 */
export function securityFile(
  address: string,
  { contact, expires }: NonNullable<Site['security']>,
  language: string,
): string {
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n')
}
