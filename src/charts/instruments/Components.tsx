/** Parts that hang on one another; the one under test is bright. */
export function Components() {
  return (
    <>
      <path d="M128 0h144v52h-65v14h154v30h39v52h-39v44h-14v-44h-55V96h55V80H207v16h-14V80H53v16h55v52H53v44H39v-44H0V96h39V66h154V52h-65zM193 148h14v14h50v30h39v48h-92v-48h39v-16H157v16h39v48h-92v-48h39v-30h50z" />
      <path className="g-k" d="M146 96h108v52H146z" />
      <path className="g-q" d="M0 192h92v48H0zM308 192h92v48h-92z" />
    </>
  )
}
