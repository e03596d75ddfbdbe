import { deferred } from '../../shell/deferred/deferred.tsx'
import { usePageTitle } from '../../shell/navigation/page-title.ts'

const MembershipOffer = deferred(
  async () => (await import('./membership-offer.tsx')).MembershipOffer,
  'touched',
)
const MembershipDetails = deferred(async () => (await import('./membership-details.tsx')).MembershipDetails)

export function MembershipPage({ title }: { title: string }) {
  usePageTitle(title)
  return (
    <>
      <MembershipOffer />
      <MembershipDetails />
    </>
  )
}
