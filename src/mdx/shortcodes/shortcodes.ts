/** The components MDX can use. src/content/shortcode.ts defines their names and attributes. */
import { createElement } from 'react'
import { Chart } from '../../charts/Chart'
import type { Chart as ChartData } from '../../content/chart'
import type { Metric as MetricData } from '../../content/metric'
import type { ShortcodeComponents } from '../compile-mdx'
import { Callout, Comparison, Side, Steps, Table } from './Blocks'
import { Figure, type FigurePicture, type FigureProps } from './Figure'
import { Metric } from './Metric'

/** The data that a text’s shortcodes can refer to. */
export interface ShortcodeContext {
  /** The front matter’s metrics, for `<Metric id="…" />`. */
  readonly metrics?: readonly MetricData[] | null
  /** The front matter’s charts, for `<Chart id="…" />`. */
  readonly charts?: readonly ChartData[] | null
  /** Processed images by their `src` in the text. */
  readonly pictures?: Readonly<Record<string, FigurePicture>> | null
  /** The `src` of the image shown above the text, which isn’t repeated in the text. */
  readonly shownAbove?: string | undefined
}

interface IdProps {
  readonly id: string
}

/** Returns the entry with an ID. Throws if there is none, but the check reports that first. */
function find<Entry extends IdProps>(
  kind: string,
  id: string,
  entries: readonly Entry[] | null | undefined,
): Entry {
  const entry = entries?.find(candidate => candidate.id === id)
  if (entry) return entry
  const known = entries?.map(candidate => candidate.id).join(', ') || 'none'
  throw new Error(
    `<${kind} id="${id}" />: the front matter has no ${kind.toLowerCase()} with this ID. Valid IDs: ${known}.`,
  )
}

/** Returns a React component for each shortcode, and for each HTML element with custom rendering. */
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
    table: Table,
  }
}
