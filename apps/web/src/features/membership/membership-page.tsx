import type { PageData } from '../../page-data/page-data.ts'
import { deferred } from '../../shell/deferred/deferred.tsx'

const MembershipOffer = deferred(
  async () => (await import('./membership-offer.tsx')).MembershipOffer,
  'touched',
)
const MembershipDetails = deferred(async () => (await import('./membership-details.tsx')).MembershipDetails)

export function MembershipPage({ texts, hotels, waterSports }: PageData['membership']) {
  return (
    <>
      <MembershipOffer heading={texts.heading} text={texts.text} />
      <MembershipDetails texts={texts} hotels={hotels} waterSports={waterSports} />
    </>
  )
}
