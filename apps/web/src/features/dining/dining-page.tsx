import { deferred } from '../../shell/deferred/deferred.tsx'
import { usePageTitle } from '../../shell/navigation/page-title.ts'

const DiningTables = deferred(async () => (await import('./dining-tables.tsx')).DiningTables)

export function DiningPage({ title }: { title: string }) {
  usePageTitle(title)
  return <DiningTables />
}
