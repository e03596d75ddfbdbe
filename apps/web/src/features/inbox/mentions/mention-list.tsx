import type { MentionList as Mentions } from '@susegad/api-client/contract'
import { Link } from '@tanstack/react-router'
import { useDates } from '../../../signed-in/dates.ts'
import './mention-list.css'

/** Notes that mention the signed-in member, unseen ones first. */
export function MentionList({ mentions, onOpen }: Mentions & { onOpen: () => void }) {
  const { momentText } = useDates()
  return (
    <ul className="desk-mentions" aria-label="Mentions">
      {mentions.map(({ _id, enquiry, by, text, createdAt, seen }) => (
        <li key={_id} data-unseen={seen ? undefined : ''}>
          <Link to="/dashboard" search={{ enquiry: enquiry._id }} onClick={onOpen}>
            {!seen && <span className="sg-visually-hidden">New: </span>}
            <bdi>{by ?? 'A former colleague'}</bdi> about <bdi>{enquiry.name}</bdi>
          </Link>
          <p dir="auto">{text}</p>
          <time dateTime={createdAt}>{momentText(createdAt)}</time>
        </li>
      ))}
    </ul>
  )
}
