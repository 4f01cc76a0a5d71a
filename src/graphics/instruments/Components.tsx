/** Parts that hang on one another; the one under test is bright. */
export function Components() {
  return (
    <>
      <path d="M193 50h14V72h153v34h-14V86H54v20H40V72h153zM193 150h14v14h48v24h-14V178h-82v10h-14V164h48zM39 160h14v24H39zM347 160h14v24h-14z" />
      <path d="M128 0H272V56H128zM0 100H108V160H0zM292 100H400V160H292z" />
      <path className="g-k" d="M146 100H254V160H146z" />
      <path className="g-q" d="M0 184H92V240H0zM308 184H400V240H308z" />
      <path d="M104 184H196V240H104zM204 184H296V240H204z" />
    </>
  )
}
