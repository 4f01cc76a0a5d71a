import { graphql, withPrefix } from 'gatsby'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { StudyLink } from '../StudyLink/StudyLink'
import './WorkSample.css'

interface WorkSampleProps extends Queries.WorkSampleFieldsFragment {
  children?: ReactNode
}

/** A sample of client work. If there’s a working copy, it replaces the image once the visitor scrolls near it. */
export function WorkSample({ title, caseStudy, children }: WorkSampleProps) {
  const { work } = caseStudy
  const copy = work?.tryIt && withPrefix(work.tryIt)
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: '200px' },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section className="grid band">
      <h2 className="l8">{title}</h2>
      <p className="r4 low">
        {work?.caption && `${work.caption} `}
        <StudyLink {...caseStudy} />.
        {copy && (
          <>
            {' '}
            <a href={copy}>Try it</a>
          </>
        )}
      </p>
      <div ref={box} className={copy ? 'ws-live' : undefined}>
        {work && <StaticHtml html={work.html} className="picture" />}
        {/*
         * Not lazy: Chromium loads a lazy iframe from thousands of pixels away. Hidden until it’s loaded, since focus
         * would get lost in it.
         */}
        {copy && isNear && (
          <iframe
            src={copy}
            title={work.caption ?? title}
            data-loaded={isLoaded || undefined}
            // A browser’s error page has a different origin, so its document is null.
            onLoad={({ currentTarget }) => setIsLoaded(currentTarget.contentDocument !== null)}
          />
        )}
      </div>
      {children && <p>{children}</p>}
    </section>
  )
}

export const workSampleFields = graphql`
  fragment WorkSampleFields on WorkSample {
    title
    caseStudy {
      ...StudyLinkFields
      work {
        html
        caption
        tryIt
      }
    }
  }
`
