import { Suspense } from 'react'
import type { PageData } from '../../../page-data/page-data.ts'
import { AllHotels } from './all-hotels.tsx'
import { HotelReasons } from './hotel-reasons.tsx'
import { HotelsOpening } from './hotels-opening.tsx'

export function HotelsPage({ texts, reasons, hotels }: PageData['hotels']) {
  return (
    <>
      <Suspense>
        <HotelsOpening texts={texts} hotels={hotels} />
      </Suspense>
      <Suspense>
        <HotelReasons texts={texts} reasons={reasons} />
      </Suspense>
      <Suspense>
        <AllHotels texts={texts} hotels={hotels} />
      </Suspense>
    </>
  )
}
