/** A telephone, and what a thumb can reach on it. */
export function Phone() {
  return (
    <>
      <path d="M0 0H264V240H0zM20 24V240H244V24z" fillRule="evenodd" />
      <path
        className="g-q"
        d="M244 56A184 184 0 0 0 60 240H244zM36 40H130V60H36zM36 72H104V84H36z"
      />
      <path className="g-k" d="M60 128H204V188H60z" />
      <path className="g-p" d="M400 106L196 134a40 40 0 0 0-6 78L276 240H400z" />
      <path d="M400 118L198 146a28 28 0 0 0-4 54L316 240H400z" />
    </>
  )
}
