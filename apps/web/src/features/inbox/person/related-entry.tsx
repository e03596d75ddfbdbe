import type { RelatedEnquiry, StaffEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { StatusBadge } from '@susegad/ui/status-badge'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { OpenEnquiry } from './open-enquiry.tsx'

interface RelatedEntryProps {
  opened: StaffEnquiry
  other: RelatedEnquiry
  isBusy: boolean
  /** Undefined if merging is not possible. */
  onMerge: (() => void) | undefined
  onSeparate: (() => void) | undefined
}

/** Another enquiry of the same person in short. Renders an `<li>`. */
export function RelatedEntry({ opened, other, isBusy, onMerge, onSeparate }: RelatedEntryProps) {
  const { dateText } = useDates()
  const priceText = usePriceText()
  const { _id, subject, status, createdAt, quote, notes, lastNote, mergedInto } = other
  const act = mergedInto === null ? onMerge : mergedInto === opened._id ? onSeparate : undefined
  const facts = [
    dateText(createdAt),
    ...(quote ? [`Quote: ${priceText(quote.total)}, ${quote.state}`] : []),
    ...(notes > 0 ? [notes === 1 ? '1 note' : `${notes} notes`] : []),
  ]
  return (
    <li className="desk-related">
      <p className="desk-related-head">
        <OpenEnquiry id={_id}>
          <bdi>{subject}</bdi>
        </OpenEnquiry>
        <StatusBadge status={status} />
      </p>
      <p className="desk-hint">{facts.join(' · ')}</p>
      {lastNote && (
        <p className="desk-hint">
          Note: <bdi>{lastNote}</bdi>
        </p>
      )}
      {other.relation !== 'same' && <p>{reasonText(other)}</p>}
      {mergedInto && (
        <p className="desk-hint">
          {mergedInto === opened._id ? 'Merged into this enquiry.' : 'Merged into another enquiry.'}
        </p>
      )}
      {act && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${mergedInto ? 'Undo merge' : 'Merge'}: ${subject}, ${dateText(createdAt)}`}
          state={isBusy ? 'loading' : 'idle'}
          onClick={act}
        >
          {mergedInto ? 'Undo merge' : 'Merge'}
        </Button>
      )}
    </li>
  )
}

/** Why it is probably the same person. */
function reasonText({ relation, name, email, phone }: RelatedEnquiry) {
  return relation === 'phone' ? (
    <>
      <bdi>{name}</bdi> gave the same phone number, but another email address: <bdi>{email}</bdi>
    </>
  ) : (
    <>
      <bdi>{name}</bdi> gave the same email address, but another phone number: <bdi>{phone}</bdi>
    </>
  )
}
