import { Suspense } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import { AllBeaches } from './all-beaches.tsx'
import { BeachesOpening } from './beaches-opening.tsx'

export function BeachesPage(page: PageData['beaches']) {
  return (
    <>
      <Suspense>
        <BeachesOpening texts={page.texts} beaches={page.beaches} />
      </Suspense>
      <Suspense>
        <AllBeaches {...page} />
      </Suspense>
    </>
  )
}
