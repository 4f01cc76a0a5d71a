/** The components that MDX may use. What they are called and take is declared in src/content/shortcode.ts. */
import { createElement } from 'react'
import { Chart } from '../../charts/Chart'
import type { ChartData, MetricData } from '../../charts/chart-types'
import type { ShortcodeComponents } from '../compile-mdx'
import { Callout, Comparison, Quotation, Side, Steps, Table } from './Blocks'
import { Figure, type FigurePicture, type FigureProps } from './Figure'
import { Metric } from './Metric'

/** What the shortcodes of one text draw on. */
export interface ShortcodeContext {
  /** The front matter’s metrics, for `<Metric id="…" />`. */
  readonly metrics?: readonly MetricData[] | null
  /** The front matter’s charts, for `<Chart id="…" />`. */
  readonly charts?: readonly ChartData[] | null
  /** Prepared pictures by the `src` that the text names. */
  readonly pictures?: Readonly<Record<string, FigurePicture>> | null
  /** The `src` of the picture that stands above the text and is left out of it. */
  readonly shownAbove?: string | undefined
}

interface IdProps {
  readonly id: string
}

/** The entry with this id, or a clear error: the check refuses such a text before it comes here. */
function find<Entry extends IdProps>(
  kind: string,
  id: string,
  entries: readonly Entry[] | null | undefined,
): Entry {
  const entry = entries?.find(candidate => candidate.id === id)
  if (entry) return entry
  const known = entries?.map(candidate => candidate.id).join(', ') || 'none'
  throw new Error(
    `<${kind} id="${id}" />: the front matter has no such ${kind.toLowerCase()}. It has: ${known}.`,
  )
}

/**
 * A React component for each shortcode, and for the elements of MDX that need more than a tag.
 *
 * @param context what the text’s front matter and folder hold
 */
export function createShortcodes(context: ShortcodeContext): ShortcodeComponents {
  return {
    Metric: ({ id }: IdProps) => createElement(Metric, find('Metric', id, context.metrics)),
    Chart: ({ id }: IdProps) => createElement(Chart, find('Chart', id, context.charts)),
    Figure: (props: FigureProps) => {
      const picture = context.pictures?.[props.src]
      return picture && props.src !== context.shownAbove
        ? createElement(Figure, { ...props, picture })
        : null
    },
    Callout,
    Comparison,
    Side,
    Steps,
    Quotation,
    table: Table,
  }
}
