import { deferred } from '../../shell/deferred/deferred.tsx'

// A text to read needs the script only once it is touched.
const Refund = deferred(async () => (await import('./refund.tsx')).Refund, 'touched')

export function RefundPage() {
  return <Refund />
}
