import { deferred } from '../../shell/deferred/deferred.tsx'

// Static text: hydrate only on interaction.
const Refund = deferred(async () => (await import('./refund.tsx')).Refund, 'touched')

export function RefundPage() {
  return <Refund />
}
