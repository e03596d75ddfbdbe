import { ApiError } from '@susegad/api-client/client'
import type { CustomerDetail } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { ArrowLeftIcon } from '@susegad/ui/icon'
import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MarkBadge } from '../../enquiries/badges.tsx'
import { phoneText } from '../../enquiries/customer-text.ts'
import { customers } from '../../enquiries/enquiry-queries.ts'
import { enquiriesText } from '../../enquiries/enquiry-text.ts'
import { useMayWrite } from '../../enquiries/staff.ts'
import { service } from '../../shell/session/service.ts'
import { useDates } from '../../signed-in/dates.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import { LoadFailure } from '../../signed-in/load-failure.tsx'
import { CustomerMarks } from './customer-marks.tsx'
import { useCustomerMutation } from './customer-queries.ts'
import { CustomerTimeline } from './customer-timeline.tsx'
import { Duplicates } from './duplicates.tsx'

/** One customer with contacts, enquiries and possible duplicates. */
export function CustomerView({ id }: { id: string }) {
  const found = useQuery({ ...customers.detail(id), staleTime: 0 })
  const { data, error } = found
  const isGone = error instanceof ApiError && error.kind === 'missing'
  return (
    <section className="desk customers" aria-labelledby="customer-title">
      <p>
        <Link to="/dashboard/customers" className="customers-back">
          <ArrowLeftIcon />
          All customers
        </Link>
      </p>
      {!data && <h1 id="customer-title">Customer</h1>}
      {!data && !error && <Spinner size="lg" labels={{ loading: 'Loading the customer' }} />}
      {isGone && (
        <Alert tone="warning">
          <p>This customer no longer exists: the enquiry was deleted or erased.</p>
        </Alert>
      )}
      {error && !isGone && !data && <LoadFailure text="The customer could not be loaded." query={found} />}
      {data && !isGone && <Found id={id} detail={data} />}
    </section>
  )
}

function Found({ id, detail }: { id: string; detail: CustomerDetail }) {
  const { dateText } = useDates()
  const { customer, enquiries } = detail
  const mayWrite = useMayWrite()
  const marking = useCustomerMutation(id, (mark: 'vip' | 'blocked' | null) =>
    service.customers.change(id, { mark }),
  )
  return (
    <>
      <header className="customers-head">
        <div className="customers-title">
          <h1 id="customer-title">
            <bdi>{customer.name}</bdi>
          </h1>
          <MarkBadge mark={customer.mark} />
        </div>
        <ul className="customers-contacts" aria-label="Contacts">
          {customer.emails.map((email) => (
            <li key={email}>
              <bdi>{email}</bdi>
            </li>
          ))}
          {customer.phones.map((phone) => (
            <li key={phone}>
              {phone.startsWith('+') ? (
                <a href={`tel:${phone}`}>{phoneText(phone)}</a>
              ) : (
                <bdi>{phoneText(phone)}</bdi>
              )}
            </li>
          ))}
        </ul>
        <p className="customers-hint">
          {enquiriesText(customer.enquiries)}, the first on {dateText(customer.firstAskedAt)}
        </p>
        {mayWrite && <CustomerMarks customer={customer} marking={marking} />}
        {marking.error && <Alert>{failureText('Nothing was changed.', marking.error)}</Alert>}
      </header>
      <Duplicates id={id} detail={detail} mayWrite={mayWrite} />
      <section aria-labelledby="customer-asked">
        <h2 id="customer-asked">Enquiries</h2>
        <CustomerTimeline enquiries={enquiries} total={customer.enquiries} />
      </section>
    </>
  )
}
