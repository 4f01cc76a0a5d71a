import { graphql } from 'gatsby'
import { Fragment } from 'react'
import './BookingDemo.css'

/**
 * A booking demo: pick a time as a customer, and the booking appears in the staff’s list. It uses radio buttons and
 * CSS, so it works without JavaScript.
 */
export function BookingDemo({ customer, staff, booking, day }: Queries.BookingDemoFieldsFragment) {
  const open = day.filter(({ job }) => !job)
  return (
    <fieldset className="choice sheet bd">
      <legend className="h4">{customer}</legend>
      {open.map(({ time }, index) => (
        <Fragment key={time}>
          <input
            type="radio"
            name="booking"
            id={`booking-${index}`}
            aria-describedby={`booked-${index}`}
            defaultChecked={index === 0}
          />
          <label htmlFor={`booking-${index}`} className="h3">
            {time}
          </label>
          <table>
            <caption className="h4">{staff}</caption>
            <tbody>
              {day.map(slot => (
                <tr key={slot.time} id={slot.time === time ? `booked-${index}` : undefined}>
                  <th scope="row">{slot.time}</th>
                  <td>{slot.time === time ? booking : (slot.job ?? 'Open')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fragment>
      ))}
    </fieldset>
  )
}

export const bookingDemoFields = graphql`
  fragment BookingDemoFields on BookingDemonstration {
    customer
    staff
    booking
    day {
      time
      job
    }
  }
`
