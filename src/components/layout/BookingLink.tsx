import { useSite } from './use-site'

/** A link to book a call, if data/site.json has `booking`. */
export function BookingLink() {
  const { booking } = useSite().siteFacts
  return (
    booking && (
      <p>
        <a href={booking} rel="noopener">
          Book a call
        </a>
      </p>
    )
  )
}
