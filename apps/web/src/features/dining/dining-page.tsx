import { deferred } from '../../shell/deferred/deferred.tsx'

const DiningTables = deferred(async () => (await import('./dining-tables.tsx')).DiningTables)

export function DiningPage() {
  return <DiningTables />
}
