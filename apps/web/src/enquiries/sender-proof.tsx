import type { Message } from '@susegad/api-client/contract'
import { Badge } from '@susegad/ui/badge'

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
