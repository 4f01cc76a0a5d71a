import type { PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { Prose } from '../sections/Prose/Prose'
import { Seo } from '../site/Seo/Seo'

const METADATA = { title: 'Shortcodes', description: 'What a text may use.', keywords: [] }

/** Every shortcode by example, out of content/README.md. Exists where the kitchen sink does. */
export default function Shortcodes({ pageContext }: PageProps<object, { html: string }>) {
  return (
    <>
      <Seo url="" image="" metadata={METADATA} heading={METADATA.title} noindex />
      <Breadcrumb
        label="Breadcrumb"
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'Shortcodes', path: '/develop/shortcodes' },
        ]}
      />
      <PageOpening
        heading="Shortcodes"
        lead="What a text may use, as it is written and as it is shown."
      />
      <Prose html={pageContext.html} />
    </>
  )
}
