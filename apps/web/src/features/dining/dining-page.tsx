import { Suspense } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import { DiningTables } from './dining-tables.tsx'

export function DiningPage({ texts }: PageData['dining']) {
  return (
    <Suspense>
      <DiningTables texts={texts} />
    </Suspense>
  )
}
