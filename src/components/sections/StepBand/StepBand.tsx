import { StepList } from '../StepList/StepList'

interface StepBandProps {
  words: { readonly heading: string; readonly steps: Parameters<typeof StepList>[0]['steps'] }
}

/** A band of steps without times of their own, under their heading. */
export function StepBand({ words: { heading, steps } }: StepBandProps) {
  return (
    <section className="grid band">
      <h2 className="l8">{heading}</h2>
      <div>
        <StepList steps={steps} />
      </div>
    </section>
  )
}
