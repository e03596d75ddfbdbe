import type { RelatedEnquiry, RelatedList, StaffEnquiry } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { customers } from '../../../enquiries/enquiry-queries.ts'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { useDeskNavigation } from '../search/use-desk-navigation.ts'
import { keepPersonUnfolded, personIsUnfolded } from './person-unfolded.ts'
import { RelatedEntry } from './related-entry.tsx'
import { mergeOf, useMerge } from './use-merge.ts'
import './enquiry-person.css'

interface EnquiryPersonProps {
  enquiry: StaffEnquiry
  /** Called with the enquiry that was merged into the other. */
  onMerged: (merged: StaffEnquiry) => void
}

/** The other enquiries of whoever sent this one. Loads after the enquiry; folded unless the screen has room. */
export function EnquiryPerson({ enquiry, onMerged }: EnquiryPersonProps) {
  const { data } = useQuery(customers.related(enquiry._id))
  const [isOpen, setOpen] = useState(personIsUnfolded)
  if (!data) return null
  return (
    <details
      className="desk-person"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) keepPersonUnfolded(currentTarget.open)
        setOpen(currentTarget.open)
      }}
    >
      <summary>Who is this? {summaryOf(data)}</summary>
      {isOpen && <PersonDetail enquiry={enquiry} data={data} onMerged={onMerged} />}
    </details>
  )
}

const isSame = ({ relation }: RelatedEnquiry) => relation === 'same'

function summaryOf({ related, more }: RelatedList): string {
  const same = related.filter(isSame).length
  const others = related.length - same
  if (related.length === 0) return 'No other enquiries'
  return [
    ...(same > 0 ? [same === 1 ? '1 other enquiry' : `${same} other enquiries`] : []),
    ...(others > 0 ? [`${others} probably theirs`] : []),
    ...(more ? ['and older ones'] : []),
  ].join(', ')
}

function PersonDetail({ enquiry, data, onMerged }: EnquiryPersonProps & { data: RelatedList }) {
  const mayWrite = useMayWrite()
  const { open, opened } = useDeskNavigation()
  const { merge, separate } = useMerge((merged) => {
    onMerged(merged)
    // The conversation went to the other one.
    const isOpen = merged._id === enquiry._id && opened() === enquiry._id
    if (isOpen && merged.mergedInto) open(merged.mergedInto)
  })
  const { account, related } = data
  const failure = merge.error ?? separate.error
  const mayMerge = mayWrite && !enquiry.mergedInto && !enquiry.erasedAt
  const isMerging = (id: string) =>
    merge.isPending && (merge.variables.id === id || merge.variables.into === id)
  const entries = (list: RelatedEnquiry[]) => (
    <ul>
      {list.map((other) => (
        <RelatedEntry
          key={other._id}
          opened={enquiry}
          other={other}
          isBusy={isMerging(other._id) || (separate.isPending && separate.variables === other._id)}
          onMerge={mayMerge ? () => merge.mutate(mergeOf(enquiry, other)) : undefined}
          onSeparate={mayMerge ? () => separate.mutate(other._id) : undefined}
        />
      ))}
    </ul>
  )
  const same = related.filter(isSame)
  const others = related.filter((other) => !isSame(other))
  return (
    <div className="desk-person-body">
      {account && (
        <p>
          <Badge size="sm" tone={account.verified ? 'success' : 'neutral'}>
            {account.verified ? 'Account, address verified' : 'Account, address not verified'}
          </Badge>
        </p>
      )}
      {failure && <Alert>{failureText('Nothing was changed.', failure)}</Alert>}
      {same.length > 0 && entries(same)}
      {others.length > 0 && (
        <>
          <h3>Probably the same person</h3>
          {entries(others)}
        </>
      )}
    </div>
  )
}
