import type { Customer, CustomerDetail } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { contactsOf, contactText } from '../../enquiries/customer-text.ts'
import { enquiriesText } from '../../enquiries/enquiry-text.ts'
import { service } from '../../shell/session/service.ts'
import { useDates } from '../../signed-in/dates.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import { useCustomerMutation } from './customer-queries.ts'

interface DuplicatesProps {
  id: string
  detail: CustomerDetail
  mayWrite: boolean
}

const takeFocus = (message: HTMLElement | null) => message?.focus()

const reasons = { phone: 'the same phone', account: 'the same account' }

/** Possible duplicates and merges, which can be undone. */
export function Duplicates({ id, detail: { duplicates, apart, merges }, mayWrite }: DuplicatesProps) {
  const { dateText } = useDates()
  const merging = useCustomerMutation(id, (other: string) => service.customers.merge(id, { with: other }))
  const separating = useCustomerMutation(id, (merge: string) => service.customers.separate(id, merge))
  const parting = useCustomerMutation(id, (other: string) => service.customers.keepApart(id, { with: other }))
  const rejoining = useCustomerMutation(id, (other: string) => service.customers.takeApartBack(id, other))
  const acts = [merging, separating, parting, rejoining]
  const failure = acts.find(({ error }) => error)?.error
  const parted = parting.isSuccess
    ? apart.find(({ customer }) => customer._id === parting.variables)
    : undefined
  const last = merging.isSuccess ? merges.find(({ _id }) => _id === merging.data.merges[0]?._id) : undefined
  /** Runs an action, and clears the message of the previous one. */
  const act = (does: (typeof acts)[number], of: string) => {
    for (const other of acts) other.reset()
    does.mutate(of)
  }
  const separate = (merge: string) => act(separating, merge)
  return (
    <>
      {failure && <Alert>{failureText('Nothing was changed.', failure)}</Alert>}
      {last && (
        <Done title="One customer now" onUndo={() => separate(last._id)}>
          With what came from <bdi>{last.contacts.map(contactText).join(', ')}</bdi>.
        </Done>
      )}
      {separating.isSuccess && !last && <Done>They are two customers again.</Done>}
      {parted && (
        <Done title="Two different people" onUndo={() => act(rejoining, parted.customer._id)}>
          <bdi>{parted.customer.name}</bdi> won’t be suggested again.
        </Done>
      )}
      {rejoining.isSuccess && <Done>They may be suggested as the same person again.</Done>}
      {duplicates.length > 0 && (
        <section aria-labelledby="customer-alike">
          <h2 id="customer-alike">Could be the same person</h2>
          <ul className="customers-list">
            {duplicates.map(({ customer, same }) => (
              <li key={customer._id}>
                <OtherCustomer customer={customer}>
                  {enquiriesText(customer.enquiries)}, by {same.map((it) => reasons[it]).join(' and ')}
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
      )}
      {merges.length > 0 && (
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
                    onClick={() => separate(_id)}
                  >
                    Separate
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {apart.length > 0 && (
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
                    Revoke
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface DoneProps {
  title?: string
  onUndo?: () => void
  children: ReactNode
}

/** What was done. Takes the focus, because the button that had it was removed. */
function Done({ title, onUndo, children }: DoneProps) {
  return (
    <Alert
      ref={takeFocus}
      tabIndex={-1}
      tone="success"
      title={title}
      actions={
        onUndo && (
          <Button variant="outline" size="sm" onClick={onUndo}>
            Undo
          </Button>
        )
      }
    >
      <p>{children}</p>
    </Alert>
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
