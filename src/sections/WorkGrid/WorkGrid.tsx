import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import { CaseGrid, type CaseCard } from '../CaseGrid/CaseGrid'
import sheet from './WorkGrid.sheet.css'

preloadToolSheet(sheet)

/** Case studies in a row. */
const ROW = 3

interface WorkGridProps {
  studies: readonly (CaseCard & { readonly work: { readonly upright: string } | null })[]
  /** The path of a study whose work the page shows at large: not again here. */
  shown: string | undefined
}

/** Case studies with their covers, and each row’s first with what was made. */
export function WorkGrid({ studies, shown }: WorkGridProps) {
  return (
    <div className="work-grid">
      <ToolSheet url={sheet} />
      <CaseGrid
        studies={studies.map((study, index) =>
          study.work && index % ROW === 0 && study.path !== shown
            ? { ...study, drawing: study.work.upright }
            : study,
        )}
      />
    </div>
  )
}
