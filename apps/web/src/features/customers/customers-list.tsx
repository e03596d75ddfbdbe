import type { Customer, CustomerQuery } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { UsersIcon } from '@susegad/ui/icon'
import { Skeleton } from '@susegad/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { MarkBadge } from '../../enquiries/badges.tsx'
import { contactsOf } from '../../enquiries/customer-text.ts'
import { customers } from '../../enquiries/enquiry-queries.ts'
import { enquiriesText } from '../../enquiries/enquiry-text.ts'
import { useDates } from '../../signed-in/dates.ts'
import { NothingLoaded } from '../../signed-in/nothing-loaded.tsx'

/** Customers that match a query, with a button for more. */
export function CustomersList({ query, onClear }: { query: CustomerQuery; onClear: () => void }) {
  // Keyset pagination: the last customer of each page, so that new enquiries don't shift the list.
  const [ends, setEnds] = useState<string[]>([])
  return (
    <>
      {[undefined, ...ends].map((before, n) => (
        <CustomersPart
          key={before ?? 'first'}
          query={{ ...query, ...(before && { before }) }}
          isFirst={n === 0}
          isLast={n === ends.length}
          onMore={(last) => setEnds([...ends, last])}
          onClear={onClear}
        />
      ))}
    </>
  )
}

interface CustomersPartProps {
  query: CustomerQuery
  isFirst: boolean
  isLast: boolean
  onMore: (last: string) => void
  onClear: () => void
}

function CustomersPart({ query, isFirst, isLast, onMore, onClear }: CustomersPartProps) {
  const found = useQuery({ ...customers.search(query), staleTime: 0 })
  const { data } = found
  const searched = query.q !== undefined || query.mark !== undefined
  if (found.error && !data) return <NothingLoaded text="The customers could not be loaded." query={found} />
  if (!data)
    return (
      <div role="status" aria-label="Loading customers">
        <Skeleton lines={isFirst ? 8 : 2} />
      </div>
    )
  if (data.customers.length === 0 && isFirst)
    return (
      <EmptyState
        title={searched ? 'No customers found' : 'No customers yet'}
        icon={<UsersIcon />}
        actions={
          searched && (
            <Button variant="outline" onClick={onClear}>
              Show all
            </Button>
          )
        }
      >
        {searched
          ? 'Search by name, or by the start of an email address or phone number.'
          : 'Everyone who sends an enquiry is listed here.'}
      </EmptyState>
    )
  const last = data.customers.at(-1)
  return (
    <>
      <ul className="customers-list" aria-label={isFirst ? 'Customers' : 'More customers'}>
        {data.customers.map((customer) => (
          <CustomerRow key={customer._id} customer={customer} />
        ))}
      </ul>
      {searched && data.more && <p className="customers-hint">There are more. Refine your search.</p>}
      {!searched && data.more && isLast && last && (
        <Button variant="outline" className="customers-more" onClick={() => onMore(last._id)}>
          Show more
        </Button>
      )}
    </>
  )
}

function CustomerRow({ customer }: { customer: Customer }) {
  const { dateText } = useDates()
  const [contact, ...others] = contactsOf(customer)
  return (
    <li>
      <div className="customers-who">
        <Link to="/dashboard/customers" search={{ customer: customer._id }}>
          <bdi>{customer.name}</bdi>
        </Link>
        <MarkBadge mark={customer.mark} />
        <p>
          <bdi>{contact}</bdi>
          {others[0] && (
            <>
              {' · '}
              <bdi>{others[0]}</bdi>
            </>
          )}
          {others.length > 1 && ` and ${others.length - 1} more`}
        </p>
      </div>
      <p className="customers-when">
        {enquiriesText(customer.enquiries)}
        <span>Last enquiry {dateText(customer.lastAskedAt)}</span>
      </p>
    </li>
  )
}
