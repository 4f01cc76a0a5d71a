import { Link } from 'gatsby'
import { Mark } from '../../../charts/Mark'
import { ExternalSign } from '../ExternalSign'
import type { Menus, SiteFacts } from '../use-site'
import { SocialLinks } from './SocialLinks'
import * as styles from './Footer.module.css'

interface FooterProps {
  facts: SiteFacts
  navigation: Menus
}

/** A link; where there is no page yet, its name and that it is to come. */
function FooterItem({ name, path }: Menus['footerCompany'][number]) {
  if (path) return <Link to={path}>{name}</Link>
  return (
    <a role="link" aria-disabled="true">
      {`${name} (to come)`}
    </a>
  )
}

/** The foot of every page. */
export function Footer({ facts, navigation }: FooterProps) {
  const lists = [
    {
      id: 'footer-services',
      heading: 'Services',
      links: navigation.footerServices.map(({ shortName, path }) => ({ name: shortName, path })),
    },
    { id: 'footer-company', heading: 'Company', links: navigation.footerCompany },
  ]
  return (
    <footer className={`deep grid ${styles.footer}`}>
      <span className={styles.mark}>
        <Mark />
      </span>
      <div className={`stack ${styles.blurb}`}>
        <p>{facts.blurb}</p>
        <SocialLinks links={facts.social} />
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
              <ExternalSign says="leaves this site" />
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
