/** Bids side by side; the highest pays the second price, and keeps the bright part. */
export function Auction() {
  return (
    <>
      <path className="g-q" d="M0 148H76V240H0zM81 90H157V240H81zM324 176H400V240H324z" />
      <path d="M162 122H238V240H162zM243 90H319V240H243z" />
      <path className="g-a" d="M243 0H319V84H243z" />
      <path d="M0 82H28V90H0zM40 82H68V90H40zM80 82H108V90H80zM120 82H148V90H120zM160 82H188V90H160zM200 82H228V90H200zM332 82H360V90H332zM372 82H400V90H372z" />
    </>
  )
}
