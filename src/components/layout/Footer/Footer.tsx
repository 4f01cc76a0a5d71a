import { Link } from 'gatsby'
import { Mark } from '../../../charts/Mark'
import type { FrameWords, Menus, SiteFacts } from '../use-site'
import { DISABLED_LINK } from './disabled-link'
import { SocialLinks } from './SocialLinks'
import * as styles from './Footer.module.css'

interface FooterProps {
  facts: SiteFacts
  navigation: Menus
  words: FrameWords
}

/** A link, or its words alone where there is no address yet. */
function FooterItem({ name, path }: Menus['footerCompany'][number]) {
  return <li>{path ? <Link to={path}>{name}</Link> : <a {...DISABLED_LINK}>{name}</a>}</li>
}

/** The foot of every page. */
export function Footer({ facts, navigation, words }: FooterProps) {
  const services = navigation.footerServices.map(({ shortName, path }) => ({
    name: shortName,
    path,
  }))
  return (
    <footer className={`deep grid ${styles.footer}`}>
      <span className={styles.mark}>
        <Mark />
      </span>
      <div className={`stack ${styles.blurb}`}>
        <p>{facts.blurb}</p>
        <SocialLinks links={facts.social} notAvailable={words.notAvailable} />
      </div>
      <nav aria-labelledby="footer-services" className={`tight links ${styles.list}`}>
        <h2 id="footer-services" className="h3">
          {words.services}
        </h2>
        <ul>
          {services.map(link => (
            <FooterItem key={link.name} {...link} />
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-company" className={`tight links ${styles.list}`}>
        <h2 id="footer-company" className="h3">
          {words.company}
        </h2>
        <ul>
          {navigation.footerCompany.map(link => (
            <FooterItem key={link.name} {...link} />
          ))}
        </ul>
      </nav>
      <div className="ends row small links">
        <p>
          © {facts.copyrightYear} {facts.name}
        </p>
        <ul className="row">
          {navigation.footerLegal.map(link => (
            <FooterItem key={link.name} {...link} />
          ))}
          <FooterItem name="Sitemap" path="/sitemap" />
          <li>
            <a href={facts.websiteBuilder.url} rel="noopener">
              {facts.websiteBuilder.name}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
