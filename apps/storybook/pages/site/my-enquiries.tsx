import { Card, CardTitle } from '@susegad/ui/card'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { Grid } from '@susegad/ui/grid'
import { Skeleton } from '@susegad/ui/skeleton'
import { Spinner } from '@susegad/ui/spinner'
import { StatusBadge } from '@susegad/ui/status-badge'
import type { DeskEnquiry } from '../../patterns/enquiries.ts'
import { type ListingState, RecordsOrWhyNot } from './records-or-why-not.tsx'
import './pages.css'

const standing: Record<DeskEnquiry['status'], string> = {
  pending: 'It is with us. We’ll get back to you within 24 hours.',
  in_progress: 'Somebody is working on your answer.',
  resolved: 'Answered. Write again whenever you like.',
}

interface MyEnquiriesProps {
  enquiries: readonly DeskEnquiry[]
  state: ListingState
}

/** A customer's own enquiries with their status. */
export function MyEnquiries({ enquiries, state }: MyEnquiriesProps) {
  return (
    <RecordsOrWhyNot
      records={enquiries}
      state={state}
      headingLevel={2}
      what="enquiries"
      empty={{ title: 'No Enquiries Found', text: 'You haven’t submitted any enquiries yet.' }}
      loading={
        <Card>
          <Spinner label="Loading your enquiries" />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Card>
      }
    >
      {(records) => (
        <Grid asChild>
          <ul className="page-list" aria-label="My enquiries">
            {records.map((enquiry) => (
              <li key={enquiry.id}>
                <Ticket enquiry={enquiry} />
              </li>
            ))}
          </ul>
        </Grid>
      )}
    </RecordsOrWhyNot>
  )
}

function Ticket({ enquiry: { subject, status, plan, created } }: { enquiry: DeskEnquiry }) {
  return (
    <Card>
      <CardTitle headingLevel={2}>{subject}</CardTitle>
      <p>
        <StatusBadge status={status} />
      </p>
      <p>{standing[status]}</p>
      <DescriptionList>
        <DescriptionItem term="Date of Plan">{plan}</DescriptionItem>
        <DescriptionItem term="Submitted">{created}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
