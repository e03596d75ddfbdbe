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
