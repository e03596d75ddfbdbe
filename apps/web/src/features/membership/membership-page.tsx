import { Suspense } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import { MembershipDetails } from './membership-details.tsx'
import { MembershipOffer } from './membership-offer.tsx'

export function MembershipPage({ texts, hotels, waterSports }: PageData['membership']) {
  return (
    <>
      <Suspense>
        <MembershipOffer heading={texts.heading} text={texts.text} />
      </Suspense>
      <Suspense>
        <MembershipDetails texts={texts} hotels={hotels} waterSports={waterSports} />
      </Suspense>
    </>
  )
}
