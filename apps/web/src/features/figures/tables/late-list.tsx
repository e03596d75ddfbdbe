import type { Figures } from '@susegad/api-client/contract'
import { Link } from '@tanstack/react-router'
import { useDates } from '../../../signed-in/dates.ts'
import { spanText, useCountTexts } from './figures-text.ts'
import { ListLink } from './list-link.tsx'
import './late-list.css'

/** Enquiries that waited longer than promised, as links. */
export function LateList({ late, totals, period, openingHours }: Figures) {
  const { countText } = useCountTexts()
  const { momentText } = useDates()
  const all = totals.now.late
  return (
    <section aria-labelledby="figures-late" className="figures-part">
      <h2 id="figures-late">Later than the promised {openingHours ? 'open day' : '24 hours'}</h2>
      {late.length === 0 ? (
        <p className="figures-note">
          None. Every enquiry in this period was answered in time or is not due yet.
        </p>
      ) : (
        <ol className="figures-late">
          {late.map(({ _id, name, subject, createdAt, waited, answered, answeredBy }) => (
            <li key={_id}>
              <Link to="/dashboard" search={{ ...period, answer: 'late', enquiry: _id }}>
                <bdi>{name}</bdi>: <bdi>{subject}</bdi>
              </Link>
              <span>
                {answered
                  ? `Answered after ${spanText(waited)}${answeredBy ? ` by ${answeredBy}` : ''}`
                  : `Waiting for ${spanText(waited)}`}
                , written {momentText(createdAt)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {all > late.length && (
        <p className="figures-note">
          These waited longest.{' '}
          <ListLink filter={{ ...period, answer: 'late' }} of="the late enquiries">
            Show all {countText(all)}
          </ListLink>
        </p>
      )}
    </section>
  )
}
