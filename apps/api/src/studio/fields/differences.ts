import { isDeepStrictEqual } from 'node:util'
import type { ContentDifference, ContentPath } from '@susegad/api-client/contract'
import { pathOf } from '@susegad/catalog-data/schemas'
import { fieldOf, isFields, namesOf } from './list-items.ts'

type Json = ContentDifference['before']

const difference = (path: ContentPath, before: unknown, after: unknown): ContentDifference => ({
  path,
  field: pathOf(path),
  ...(before !== undefined && { before: before as Json }),
  ...(after !== undefined && { after: after as Json }),
})

/** Differences between two values, field by field; moved list entries are matched by name. */
export function differencesOf(before: unknown, after: unknown, path: ContentPath = []): ContentDifference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) =>
      differencesOf(fieldOf(before, key), fieldOf(after, key), [...path, key]),
    )
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path)
  return [difference(path, before, after)]
}

function listDifferences(before: unknown[], after: unknown[], path: ContentPath): ContentDifference[] {
  const name = namesOf(before, after)
  if (name === undefined) {
    // Without names, only lists of equal length can be compared entry by entry.
    const plain = [...before, ...after].some((item) => !isFields(item))
    if (plain || before.length !== after.length) return [difference(path, before, after)]
    return after.flatMap((item, index) => differencesOf(before[index], item, [...path, index]))
  }
  const itemOf = new Map(before.map((item) => [name(item), item]))
  const names = after.map(name)
  const isThere = new Set(names)
  const found = [
    ...before.flatMap((item, index) =>
      isThere.has(name(item)) ? [] : [difference([...path, index], item, undefined)],
    ),
    ...after.flatMap((item, index) => differencesOf(itemOf.get(name(item)), item, [...path, index])),
  ]
  const kept = before.map(name).filter((item) => isThere.has(item))
  const isSameOrder = isDeepStrictEqual(
    kept,
    names.filter((item) => itemOf.has(item)),
  )
  return isSameOrder ? found : [...found, difference(path, before.map(name), names)]
}
