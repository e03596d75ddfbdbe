import { deferred } from '../../shell/deferred/deferred.tsx'

const MembershipOffer = deferred(
  async () => (await import('./membership-offer.tsx')).MembershipOffer,
  'touched',
)
const MembershipDetails = deferred(async () => (await import('./membership-details.tsx')).MembershipDetails)

export function MembershipPage() {
  return (
    <>
      <MembershipOffer />
      <MembershipDetails />
    </>
  )
}
