import type { Customer, CustomerDetail } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { contactsOf, contactText } from '../../enquiries/customer-text.ts'
import { enquiriesText } from '../../enquiries/enquiry-text.ts'
import { useDates } from '../../signed-in/dates.ts'
import type { DuplicateActs } from './use-duplicates.ts'

interface ListProps {
  detail: CustomerDetail
  acts: DuplicateActs
  mayWrite: boolean
}

const reasons = { phone: 'same phone number', account: 'same account' }

/** Customers who could be the same person. */
export function PossibleDuplicates({ detail: { duplicates }, acts, mayWrite }: ListProps) {
  const { merging, parting, act } = acts
  if (duplicates.length === 0) return null
  return (
    <section aria-labelledby="customer-alike">
      <h2 id="customer-alike">Could be the same person</h2>
      <ul className="customers-list">
        {duplicates.map(({ customer, same }) => (
          <li key={customer._id}>
            <OtherCustomer customer={customer}>
              {enquiriesText(customer.enquiries)}, {same.map((it) => reasons[it]).join(' and ')}
            </OtherCustomer>
            {mayWrite && (
              <div className="customers-acts">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`${customer.name}, ${contactsOf(customer)[0] ?? ''}: the same person`}
                  state={merging.isPending && merging.variables === customer._id ? 'loading' : 'idle'}
                  onClick={() => act(merging, customer._id)}
                >
                  Same person
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${customer.name}, ${contactsOf(customer)[0] ?? ''}: not the same person`}
                  state={parting.isPending && parting.variables === customer._id ? 'loading' : 'idle'}
                  onClick={() => act(parting, customer._id)}
                >
                  Not the same person
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was merged into this customer. */
export function MergedCustomers({ detail: { merges }, acts, mayWrite }: ListProps) {
  const { separating, act } = acts
  const { dateText } = useDates()
  if (merges.length === 0) return null
  return (
    <section aria-labelledby="customer-merged">
      <h2 id="customer-merged">Also known as</h2>
      <ul className="customers-list">
        {merges.map(({ _id, contacts, by, at }) => (
          <li key={_id}>
            <div className="customers-who">
              <bdi>{contacts.map(contactText).join(' · ')}</bdi>
              <p>
                Merged by <bdi>{by ?? 'a former colleague'}</bdi>, {dateText(at)}
              </p>
            </div>
            {mayWrite && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Separate ${contacts.map(contactText).join(', ')} again`}
                state={separating.isPending && separating.variables === _id ? 'loading' : 'idle'}
                onClick={() => act(separating, _id)}
              >
                Separate
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Customers who were marked as different people. */
export function DifferentCustomers({ detail: { apart }, acts, mayWrite }: ListProps) {
  const { rejoining, act } = acts
  const { dateText } = useDates()
  if (apart.length === 0) return null
  return (
    <section aria-labelledby="customer-apart">
      <h2 id="customer-apart">Not the same person</h2>
      <ul className="customers-list">
        {apart.map(({ customer, by, at }) => (
          <li key={customer._id}>
            <OtherCustomer customer={customer}>
              Marked as different people by <bdi>{by ?? 'a former colleague'}</bdi>, {dateText(at)}
            </OtherCustomer>
            {mayWrite && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`${customer.name}, ${contactsOf(customer)[0] ?? ''}: may be the same person after all`}
                state={rejoining.isPending && rejoining.variables === customer._id ? 'loading' : 'idle'}
                onClick={() => act(rejoining, customer._id)}
              >
                May be the same person
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A possible duplicate or merged customer, with the reason. */
function OtherCustomer({ customer, children }: { customer: Customer; children: ReactNode }) {
  return (
    <div className="customers-who">
      <Link to="/dashboard/customers" search={{ customer: customer._id }}>
        <bdi>{customer.name}</bdi>
      </Link>
      <p>
        <bdi>{contactsOf(customer).slice(0, 2).join(' · ')}</bdi>
      </p>
      <p>{children}</p>
    </div>
  )
}
