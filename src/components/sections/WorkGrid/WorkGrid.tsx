import { CaseGrid, type CaseCard } from '../CaseGrid/CaseGrid'
import './WorkGrid.css'

interface WorkGridProps {
  studies: readonly (CaseCard & { readonly work: { readonly upright: string } | null })[]
  /** The path of a study whose work the page shows at large: not again here. */
  shown: string | undefined
}

/** Case studies, each with what was made where it shows it, otherwise with its cover. */
export function WorkGrid({ studies, shown }: WorkGridProps) {
  return (
    <div className="work-grid">
      <CaseGrid
        studies={studies.map(study =>
          study.work && study.path !== shown ? { ...study, drawing: study.work.upright } : study,
        )}
      />
    </div>
  )
}
