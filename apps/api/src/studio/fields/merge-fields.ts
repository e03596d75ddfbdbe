import { isDeepStrictEqual } from 'node:util'
import type { ContentPath } from '@susegad/api-client/contract'
import { type Fields, fieldOf, isFields, namesOf } from './list-items.ts'

export interface Collision {
  path: ContentPath
  base: unknown
  theirs: unknown
  mine: unknown
}

export interface Merged {
  /** The merged value; conflicts take theirs. Undefined if both removed the field. */
  value: unknown
  collisions: Collision[]
}

/** Three-way merge, field by field. */
export function mergeFields(base: unknown, theirs: unknown, mine: unknown, path: ContentPath = []): Merged {
  if (isDeepStrictEqual(theirs, mine) || isDeepStrictEqual(base, mine))
    return { value: theirs, collisions: [] }
  if (isDeepStrictEqual(base, theirs)) return { value: mine, collisions: [] }
  if (isFields(theirs) && isFields(mine) && (isFields(base) || base === undefined))
    return mergeRecords(base ?? {}, theirs, mine, path)
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine)) {
    const merged = mergeLists(base, theirs, mine, path)
    if (merged !== undefined) return merged
  }
  return { value: theirs, collisions: [{ path, base, theirs, mine }] }
}

function mergeRecords(base: Fields, theirs: Fields, mine: Fields, path: ContentPath): Merged {
  const collisions: Collision[] = []
  const entries: [string, unknown][] = []
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const part = mergeFields(fieldOf(base, key), fieldOf(theirs, key), fieldOf(mine, key), [...path, key])
    if (part.value !== undefined) entries.push([key, part.value])
    for (const collision of part.collisions) collisions.push(collision)
  }
  return { value: Object.fromEntries(entries), collisions }
}

/** Merges lists entry by entry; undefined if they can only be merged as a whole. */
function mergeLists(base: unknown[], theirs: unknown[], mine: unknown[], path: ContentPath) {
  const name = namesOf(base, theirs, mine)
  if (name === undefined) {
    if (![base, theirs, mine].flat().every(isFields)) return undefined
    if (base.length !== theirs.length || base.length !== mine.length) return undefined
    return listOf(theirs.map((item, index) => mergeFields(base[index], item, mine[index], [...path, index])))
  }
  const order = mergeOrder(base.map(name), theirs.map(name), mine.map(name))
  if (order === undefined) return undefined
  const [was, there, here] = [base, theirs, mine].map(
    (items) => new Map(items.map((item) => [name(item), item])),
  )
  return listOf(
    order.map((key, index) => mergeFields(was?.get(key), there?.get(key), here?.get(key), [...path, index])),
  )
}

const listOf = (parts: readonly Merged[]): Merged => ({
  value: parts.map(({ value }) => value).filter((value) => value !== undefined),
  collisions: parts.flatMap(({ collisions }) => collisions),
})

/** Merges the order of both lists. An entry that one side removed is dropped unless the other side changed it. */
function mergeOrder(base: string[], theirs: string[], mine: string[]): string[] | undefined {
  const [inTheirs, inMine] = [new Set(theirs), new Set(mine)]
  const common = base.filter((item) => inTheirs.has(item) && inMine.has(item))
  const isCommon = new Set(common)
  const inOrder = (items: string[]) => items.filter((item) => isCommon.has(item))
  const [theirOrder, myOrder] = [inOrder(theirs), inOrder(mine)]
  const [theyMoved, iMoved] = [!isDeepStrictEqual(common, theirOrder), !isDeepStrictEqual(common, myOrder)]
  if (theyMoved && iMoved && !isDeepStrictEqual(theirOrder, myOrder)) return undefined
  const [leading, other] = iMoved ? [mine, theirs] : [theirs, mine]
  const isLeading = iMoved ? inMine : inTheirs
  // Insert entries that only the other side has, after the entry that precedes them on that side.
  const behind = new Map<string | undefined, string[]>()
  let anchor: string | undefined
  for (const item of other)
    if (isLeading.has(item)) anchor = item
    else {
      const run = behind.get(anchor)
      if (run) run.push(item)
      else behind.set(anchor, [item])
    }
  const first = behind.get(undefined) ?? []
  return [...first, ...leading.flatMap((item) => [item, ...(behind.get(item) ?? [])])]
}
