import { deferred } from '../../shell/deferred/deferred.tsx'
import { usePageTitle } from '../../shell/navigation/page-title.ts'

// A text to read needs the script only once it is touched.
const Refund = deferred(async () => (await import('./refund.tsx')).Refund, 'touched')

export function RefundPage({ title }: { title: string }) {
  usePageTitle(title)
  return <Refund />
}
