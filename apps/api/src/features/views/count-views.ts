import { enquiryFilter, type View, type ViewList } from '@susegad/api-client/contract'
import { BUILT_IN_VIEWS, type BuiltInView, VIEW_COUNT_MAX } from '@susegad/api-client/rules'
import type { Queries } from '../../db/database.ts'
import { countUpTo } from '../enquiries/list/count-enquiries.ts'

const builtInFilter = (view: BuiltInView, reader: string): View['filter'] => {
  switch (view) {
    case 'unassigned':
      return { assignedTo: 'none', stage: 'open' }
    case 'mine':
      return { assignedTo: reader, stage: 'open' }
    default:
      return { stage: view }
  }
}

/** Counts the built-in views and these, sequentially: each is quick, and desks ask often. */
export async function countViews(db: Queries, reader: string, saved: readonly View[]): Promise<ViewList> {
  const counted = new Map<string, Awaited<ReturnType<typeof countUpTo>>>()
  const countOf = async (filter: View['filter']) => {
    const key = JSON.stringify(filter)
    // A filter stored by an older version may no longer be valid.
    const read = enquiryFilter.safeParse(filter)
    if (!read.success) return { count: 0, more: false }
    const known = counted.get(key) ?? (await countUpTo(db, read.data, VIEW_COUNT_MAX))
    counted.set(key, known)
    return known
  }
  const builtIn: ViewList['builtIn'] = []
  for (const name of BUILT_IN_VIEWS) {
    const filter = builtInFilter(name, reader)
    builtIn.push({ name, filter, ...(await countOf(filter)) })
  }
  const views: ViewList['views'] = []
  for (const view of saved) views.push({ ...view, ...(await countOf(view.filter)) })
  return { builtIn, views }
}
