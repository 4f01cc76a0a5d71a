import { Link } from 'gatsby'
import { Mark } from '../../../charts/Mark'
import { ExternalSign } from '../ExternalSign'
import { useSite, type Menus } from '../use-site'
import * as styles from './Footer.module.css'

/** Attributes of a link whose target doesn’t exist yet. */
const PLACEHOLDER = { role: 'link', 'aria-disabled': true }

/** A link, or its name with “coming soon” if the page doesn’t exist yet. */
function FooterItem({ name, path }: Menus['footerCompany'][number]) {
  if (path) return <Link to={path}>{name}</Link>
  return <a {...PLACEHOLDER}>{`${name} (coming soon)`}</a>
}

export function Footer() {
  const { siteFacts: facts, navigation } = useSite()
  const lists = [
    { id: 'footer-services', heading: 'Services', links: navigation.footerServices },
    { id: 'footer-company', heading: 'Company', links: navigation.footerCompany },
  ]
  return (
    <footer className={`deep grid ${styles.footer}`}>
      <span className={styles.mark}>
        <Mark />
      </span>
      <div className={`stack ${styles.blurb}`}>
        <p>{facts.blurb}</p>
        <SocialLinks />
      </div>
      {lists.map(({ id, heading, links }) => (
        <nav key={id} aria-labelledby={id} className={`tight links ${styles.list}`}>
          <h2 id={id} className="h3">
            {heading}
          </h2>
          <ul>
            {links.map(link => (
              <li key={link.name}>
                <FooterItem {...link} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div className="ends row small links">
        <p>{`© ${facts.copyrightYear} ${facts.name}`}</p>
        <ul className="row">
          {[...navigation.footerLegal, { name: 'Sitemap', path: '/sitemap' }].map(link => (
            <li key={link.name}>
              <FooterItem {...link} />
            </li>
          ))}
          <li>
            <a href={facts.websiteBuilder.url} rel="noopener">
              {facts.websiteBuilder.name}
              <ExternalSign says="external link" />
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}

/** SVG paths of the social icons, on a 24 × 24 grid. */
const SIGNS: Record<Queries.SocialIcon, string> = {
  linkedin: 'M4 9h4v12H4zM4 3h4v4H4zM10 9h4v2c2-3 7-3 7 2v8h-4v-7c0-2-3-2-3 0v7h-4z',
  facebook: 'M13 22V13h-3V9h3V6c0-3 2-4 5-4h2v4h-2c-1 0-1 0-1 1v2h3l-1 4h-2v9z',
  instagram: 'M3 3h18v18H3zM6 6v12h12V6zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M16 7h1v1h-1z',
  x: 'M3 3h5l5 7 6-7h2l-7 8 8 10h-5l-6-7-6 7H3l7-9z',
  youtube: 'M2 5h20v14H2zM10 8v8l6-4z',
}

/** Links to the agency’s profiles. Profiles without a URL are listed as coming soon. */
function SocialLinks() {
  const { social } = useSite().siteFacts
  const groups = [
    { label: '', profiles: social.filter(({ url }) => url) },
    { label: 'Coming soon: ', profiles: social.filter(({ url }) => !url) },
  ].filter(({ profiles }) => profiles.length > 0)
  return (
    <div className={`small links ${styles.social}`}>
      {groups.map(({ label, profiles }) => (
        <div key={label} className="row">
          {label}
          <ul className="row">
            {profiles.map(({ name, icon, url }) => (
              <li key={name}>
                <a {...(url ? { href: url, rel: 'noopener' } : PLACEHOLDER)}>
                  <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
                    <path d={SIGNS[icon]} fill="currentColor" fillRule="evenodd" />
                  </svg>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
