import type { StaffEnquiry } from '@susegad/api-client/contract'

type Listed = Pick<StaffEnquiry, '_id' | 'createdAt'>

/** The newest that a list has held; whatever came later is an arrival. */
export interface Newest {
  at: string
  /** Several may have come at that very moment. */
  ids: readonly string[]
}

/** Goes on to the newest of a list that begins with it; deletes never lead back. */
export function newestOf(list: readonly Listed[], before: Newest = { at: '', ids: [] }): Newest {
  const at = list[0]?.createdAt ?? ''
  if (at < before.at) return before
  const ids = list.filter(({ createdAt }) => createdAt === at).map(({ _id }) => _id)
  return { at, ids: at === before.at ? [...new Set([...before.ids, ...ids])] : ids }
}

export const arrivedAfter = (newest: Newest, list: readonly Listed[]): number =>
  list.filter(
    ({ _id, createdAt }) => createdAt > newest.at || (createdAt === newest.at && !newest.ids.includes(_id)),
  ).length
