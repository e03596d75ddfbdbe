import type { AuditEntry } from '@susegad/api-client/contract'
import { Link } from '@tanstack/react-router'
import { useDates } from '../../signed-in/dates.ts'
import { actionText, actorText } from './activity-text.ts'

/** One page of the log, with a heading per day. */
export function ActivityEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const { dayText, dateText, timeText } = useDates()
  const days = Map.groupBy(entries, ({ at }) => dateText(at))
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="activity-day" aria-label={day}>
      <h2>{day}</h2>
      <ol>
        {ofDay.map((entry) => (
          <li key={entry._id} data-action={entry.action}>
            <time dateTime={entry.at}>{timeText(entry.at)}</time>
            <p>
              <b>
                <bdi>{actorText(entry)}</bdi>
              </b>{' '}
              {actionText(entry, dayText)}
              {entry.record === 'enquiry' && <EnquiryName entry={entry} />}
            </p>
          </li>
        ))}
      </ol>
    </section>
  ))
}

/** Links to the enquiry, while it exists. */
function EnquiryName({ entry: { action, recordId, enquiry } }: { entry: AuditEntry }) {
  if (!enquiry || recordId === null) return ' a deleted enquiry'
  if (enquiry.deleted)
    return (
      <>
        {' '}
        the enquiry of <bdi>{enquiry.name}</bdi>
        {action !== 'deleted' && ', deleted since'}
      </>
    )
  if (enquiry.erased)
    return (
      <>
        {' '}
        <Link to="/dashboard" search={{ enquiry: recordId }}>
          an enquiry
        </Link>
        {action !== 'erased' && ', erased since'}
      </>
    )
  return (
    <>
      {' '}
      the enquiry of{' '}
      <Link to="/dashboard" search={{ enquiry: recordId }}>
        <bdi>{enquiry.name}</bdi>
      </Link>
    </>
  )
}
