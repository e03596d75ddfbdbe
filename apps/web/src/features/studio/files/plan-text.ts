import type { ImportPlan } from '@susegad/api-client/contract'

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

/** Number of records and photos in a plan. */
export const countText = ({ changes, photos }: ImportPlan): string =>
  [...counted(changes.length, 'change', 'changes'), ...counted(photos.length, 'photo', 'photos')].join(
    ' and ',
  )

/** Summary of a plan: 1 new, 2 changed. */
export const whatText = ({ changes, photos }: ImportPlan): string => {
  const of = (wanted: string) => changes.filter(({ what }) => what === wanted).length
  const parts = [
    ...counted(of('added'), 'new record', 'new records'),
    ...counted(of('changed'), 'changed record', 'changed records'),
    ...counted(of('removed'), 'removed record', 'removed records'),
    ...counted(photos.length, 'photo', 'photos'),
  ]
  return parts.join(', ') || 'No differences'
}

export const missingText = ({ missing }: ImportPlan): string =>
  missing.length === 1 ? '1 record is' : `${missing.length} records are`
