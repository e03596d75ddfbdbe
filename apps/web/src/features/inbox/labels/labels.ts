import type { Label } from '@susegad/api-client/contract'
import { labelQueries } from '@susegad/api-client/queries'
import type { LabelColor } from '@susegad/api-client/rules'
import { service } from '../../../shell/session/service.ts'

/** Reloaded every minute with use, so that an open desk gets a colleague's labels. */
export const labels = { ...labelQueries(service).list(), staleTime: 60_000 }

export const colorTexts: Record<LabelColor, string> = {
  neutral: 'Grey',
  primary: 'Main colour',
  accent: 'Second colour',
  gold: 'Gold',
  success: 'Green',
  warning: 'Amber',
  danger: 'Red',
  info: 'Blue',
}

export interface LabelChange {
  addLabels?: string[] | undefined
  removeLabels?: string[] | undefined
}

/** The labels after a change; one that is not known yet appears with the service's answer. */
export function labelsAfter(
  before: readonly Label[],
  { addLabels = [], removeLabels = [] }: LabelChange,
  known: readonly Label[],
): Label[] {
  const added = known.filter(({ _id }) => addLabels.includes(_id) && !before.some((it) => it._id === _id))
  return [...before.filter(({ _id }) => !removeLabels.includes(_id)), ...added]
}

const missingIn = (others: readonly Label[]) => (label: Label) => !others.some(({ _id }) => _id === label._id)

/** The labels that were added and removed. */
export const labelsChanged = (before: readonly Label[], after: readonly Label[]) => ({
  added: after.filter(missingIn(before)),
  removed: before.filter(missingIn(after)),
})
