import type { Delivery, Webhook } from '@susegad/api-client/contract'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { Spinner } from '@susegad/ui/spinner'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { webhooks } from '../connection/connection-queries.ts'
import { deliveryStates, eventText, triesText, troubleText } from './delivery-text.ts'

const isWaiting = ({ state }: Delivery) => state === 'waiting'

/** Deliveries to a receiver in the last 30 days, newest first. */
export function WebhookDeliveries({ webhook: { _id, state } }: { webhook: Webhook }) {
  const [limit, setLimit] = useState(PAGE_SIZE)
  const queryClient = useQueryClient()
  const { data, error } = useQuery({
    ...webhooks.deliveries(_id, { limit }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) =>
      state === 'active' && query.state.data?.deliveries.some(isWaiting) ? 2000 : 15_000,
  })
  const again = useMutation({
    mutationFn: (delivery: string) => service.webhooks.redeliver(_id, delivery),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooks.list().queryKey }),
  })
  const failed = again.error ?? error
  return (
    <div className="connections-deliveries-list">
      {failed && (
        <Alert>
          {failureText(
            again.error ? 'The message was not sent again.' : 'Deliveries could not be loaded.',
            failed,
          )}
        </Alert>
      )}
      {!data && !error && <Spinner labels={{ loading: 'Loading the deliveries' }} />}
      {data?.total === 0 && (
        <p className="connections-note">
          Nothing has been sent yet. Send a test to see whether messages arrive.
        </p>
      )}
      {data && data.total > 0 && (
        <ol>
          {data.deliveries.map((delivery) => (
            <DeliveryLine
              key={delivery._id}
              delivery={delivery}
              isAsking={again.isPending && again.variables === delivery._id}
              onAgain={() => again.mutate(delivery._id)}
            />
          ))}
        </ol>
      )}
      {data && data.total > data.deliveries.length && limit < PAGE_SIZE_MAX && (
        <Button variant="link" size="sm" onClick={() => setLimit(Math.min(limit * 3, PAGE_SIZE_MAX))}>
          Show older ones
        </Button>
      )}
    </div>
  )
}

interface DeliveryLineProps {
  delivery: Delivery
  isAsking: boolean
  onAgain: () => void
}

function DeliveryLine({ delivery, isAsking, onAgain }: DeliveryLineProps) {
  const { momentText } = useDates()
  const { enquiryId, occurredAt, state, tries, nextTryAt } = delivery
  const trouble = troubleText(delivery)
  const what = eventText(delivery)
  return (
    <li>
      <Badge size="sm" tone={deliveryStates[state].tone}>
        {deliveryStates[state].text}
      </Badge>
      <div>
        <p>
          {enquiryId === null ? (
            what
          ) : (
            <Link to="/dashboard" search={{ enquiry: enquiryId }}>
              {what}
            </Link>
          )}
          <span className="connections-note">, {momentText(occurredAt)}</span>
        </p>
        {trouble && (
          <p className="connections-note">
            {trouble}. {triesText(tries, nextTryAt && momentText(nextTryAt))}
          </p>
        )}
      </div>
      {(state === 'given-up' || trouble) && (
        <Button
          variant="outline"
          size="sm"
          state={isAsking ? 'loading' : 'idle'}
          aria-label={`Send again: ${what}, ${momentText(occurredAt)}`}
          onClick={onAgain}
        >
          Send again
        </Button>
      )}
    </li>
  )
}
