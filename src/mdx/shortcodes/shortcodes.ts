/** The components MDX can use. src/content/shortcode.ts defines their names and attributes. */
import { createElement } from 'react'
import { Chart } from '../../charts/Chart'
import type { Chart as ChartData, Metric as MetricData } from '../../content/chart'
import type { ShortcodeComponents } from '../compile-mdx'
import { Callout, Comparison, Side, Steps, Table } from './Blocks'
import { Figure, type FigurePicture, type FigureProps } from './Figure'
import { Metric } from './Metric'

/** The data that a text’s shortcodes can refer to. */
export interface ShortcodeContext {
  /** The front matter’s metrics, for `<Metric id="…" />`. */
  metrics?: readonly MetricData[]
  /** The front matter’s charts, for `<Chart id="…" />`. */
  charts?: readonly ChartData[]
  /** Processed images by their `src` in the text. */
  pictures?: Record<string, FigurePicture>
  /** The `src` of the image shown above the text, which isn’t repeated in the text. */
  shownAbove?: string | undefined
}

interface IdProps {
  id: string
}

/** Returns the entry with an ID. Throws if there is none, but the check reports that first. */
function find<Entry extends IdProps>(id: string, entries: readonly Entry[] = []) {
  const entry = entries.find(candidate => candidate.id === id)
  if (!entry) throw new Error(`The front matter has no metric or chart with the ID ${id}.`)
  return entry
}

/** Returns a React component for each shortcode, and for each HTML element with custom rendering. */
export function createShortcodes(context: ShortcodeContext): ShortcodeComponents {
  return {
    Metric: ({ id }: IdProps) => createElement(Metric, find(id, context.metrics)),
    Chart: ({ id }: IdProps) => createElement(Chart, find(id, context.charts)),
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
