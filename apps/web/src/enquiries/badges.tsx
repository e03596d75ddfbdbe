import type { Message } from '@susegad/api-client/contract'
import type { CustomerMark } from '@susegad/api-client/rules'
import { Badge } from '@susegad/ui/badge'

/** Badge for a customer's mark. */
export function MarkBadge({ mark }: { mark: CustomerMark | null }) {
  if (mark === null) return null
  return (
    <Badge size="sm" tone={mark === 'vip' ? 'gold' : 'danger'}>
      {mark === 'vip' ? 'VIP' : 'Blocked'}
    </Badge>
  )
}

/** Warning on an email with an unverified sender: the From header can be forged. */
export function SenderProof({ message: { senderProof } }: { message: Message }) {
  if (senderProof === 'other')
    return (
      <p>
        <Badge size="sm" tone="warning">
          Sender not verified
        </Badge>{' '}
        <span className="desk-hint">Not the address of the enquiry.</span>
      </p>
    )
  return senderProof === 'claimed' ? <p className="desk-hint">Sender not verified</p> : null
}
