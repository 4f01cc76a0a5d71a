/** Messages; one of them is worth opening. */
export function Inbox() {
  return (
    <>
      <path
        className="g-q"
        d="M0 0H60V40H0zM76 6H190V18H76zM76 26H330V38H76zM0 200H60V240H0zM76 206H230V218H76zM76 226H300V238H76z"
      />
      <path d="M0 52H400V188H0z" />
      <path className="g-p" d="M20 76L100 130L180 76zM20 92V168H180V92L100 146z" />
      <path className="g-k" d="M204 76H300V100H204z" />
      <path className="g-p" d="M204 116H376V128H204zM204 144H340V156H204z" />
    </>
  )
}
