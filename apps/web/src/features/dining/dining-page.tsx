import type { PageData } from '../../page-data/page-data.ts'
import { deferred } from '../../shell/deferred/deferred.tsx'

const DiningTables = deferred(async () => (await import('./dining-tables.tsx')).DiningTables)

export function DiningPage({ texts }: PageData['dining']) {
  return <DiningTables texts={texts} />
}
