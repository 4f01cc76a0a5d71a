import { useSite } from './use-site'

/** A link to book a call. Shown only if data/site.json has a `booking` URL. */
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
