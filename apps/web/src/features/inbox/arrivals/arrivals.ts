import type { StaffEnquiry } from '@susegad/api-client/contract'
import { PAGE_SIZE_MAX } from '@susegad/api-client/rules'

type Listed = Pick<StaffEnquiry, '_id' | 'createdAt'>

/** The newest enquiries that a list has shown; later ones are arrivals. */
export interface Newest {
  at: string
  /** All enquiries of that moment. */
  ids: readonly string[]
}

/** Advances to the newest enquiries of a list, which may have urgent ones first; deletes never move it back. */
export function newestOf(list: readonly Listed[], before: Newest = { at: '', ids: [] }): Newest {
  const times = list.map(({ createdAt }) => createdAt)
  const at = times.toSorted().at(-1) ?? ''
  if (at < before.at) return before
  const ids = list.filter(({ createdAt }) => createdAt === at).map(({ _id }) => _id)
  return { at, ids: at === before.at ? [...new Set([...before.ids, ...ids])] : ids }
}

export const arrivedAfter = (newest: Newest, list: readonly Listed[]): number =>
  list.filter(
    ({ _id, createdAt }) => createdAt > newest.at || (createdAt === newest.at && !newest.ids.includes(_id)),
  ).length

/** E.g. `2 enquiries back from snooze`. */
export const returnedText = (count: number): string =>
  `${count} ${count === 1 ? 'enquiry' : 'enquiries'} back from snooze`

/** Arrivals are counted up to one page. */
export function arrivalsText(count: number): string {
  if (count === 1) return '1 new enquiry'
  return `${count >= PAGE_SIZE_MAX ? `${PAGE_SIZE_MAX} or more` : count} new enquiries`
}
