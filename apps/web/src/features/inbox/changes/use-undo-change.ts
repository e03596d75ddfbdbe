import { ApiError } from '@susegad/api-client/client'
import type { ChangeInput, StaffEnquiry } from '@susegad/api-client/contract'
import type { ToasterStore } from '@susegad/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { statusText } from '../../../enquiries/enquiry-text.ts'
import { service } from '../../../shell/session/service.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { labelsChanged } from '../labels/labels.ts'
import { showChange } from './show-change.ts'

type Handled = Pick<
  StaffEnquiry,
  | '_id'
  | 'name'
  | 'status'
  | 'assignedTo'
  | 'assigneeName'
  | 'snoozedUntil'
  | 'labels'
  | 'priority'
  | 'version'
>

/** An enquiry before and after a change from its panel. */
export interface MadeChange {
  before: Handled
  after: Handled
}

/** E.g. `Meera Rao: marked as closed.`; undefined if nothing is different. */
export function madeChangeText(
  { before, after }: MadeChange,
  momentText: (moment: string) => string,
): string | undefined {
  const assigned =
    after.assignedTo === null ? 'unassigned' : `assigned to ${after.assigneeName ?? 'a colleague'}`
  const { snoozedUntil: until } = after
  // Finishing it ends its snooze too.
  const isSnoozeChanged = before.status === after.status && before.snoozedUntil !== until
  const { added, removed } = labelsChanged(before.labels, after.labels)
  const changes = [
    ...(before.status === after.status ? [] : [`marked as ${statusText(after.status).toLowerCase()}`]),
    ...(before.assignedTo === after.assignedTo ? [] : [assigned]),
    ...(isSnoozeChanged ? [until ? `snoozed until ${momentText(until)}` : 'no longer snoozed'] : []),
    ...(before.priority === after.priority
      ? []
      : [after.priority === 'urgent' ? 'marked as urgent' : 'no longer urgent']),
    ...added.map(({ name }) => `labelled ${name}`),
    ...removed.map(({ name }) => `no longer labelled ${name}`),
  ]
  return changes.length > 0 ? `${after.name}: ${changes.join(' and ')}.` : undefined
}

function labelsBack(before: Handled, after: Handled): Pick<ChangeInput, 'addLabels' | 'removeLabels'> {
  const { added, removed } = labelsChanged(before.labels, after.labels)
  return {
    ...(removed.length > 0 && { addLabels: removed.map(({ _id }) => _id) }),
    ...(added.length > 0 && { removeLabels: added.map(({ _id }) => _id) }),
  }
}

/** The service takes no time that is past. */
const stillToCome = (time: string | null) => (time && Date.parse(time) > Date.now() ? time : null)

/** The call that undoes the change. The version makes it a conflict if somebody has changed the enquiry since. */
export const changeBack = ({ before, after }: MadeChange): ChangeInput => ({
  ...labelsBack(before, after),
  ...(before.priority !== after.priority && { priority: before.priority }),
  ...(before.status !== after.status && { status: before.status }),
  ...(before.assignedTo !== after.assignedTo && { assignedTo: before.assignedTo }),
  ...(before.status === after.status &&
    before.snoozedUntil !== after.snoozedUntil && { snoozedUntil: stillToCome(before.snoozedUntil) }),
  version: after.version,
})

const wasChangedSince = (error: unknown): boolean => error instanceof ApiError && error.kind === 'conflict'

/** Says what a change from the panel did, and offers to undo it. */
export function useUndoChange(
  toaster: ToasterStore,
  offerUndo: (message: string, undo: () => void) => void,
): (made: MadeChange) => void {
  const queryClient = useQueryClient()
  const { momentText } = useDates()
  return useCallback(
    (made: MadeChange) => {
      const message = madeChangeText(made, momentText)
      if (message === undefined) return
      const id = made.after._id
      async function undo() {
        try {
          const { enquiry } = await service.enquiries.change(id, changeBack(made))
          showChange(queryClient, id, enquiry)
          toaster.show({ message: `${made.after.name}: undone.`, tone: 'success' })
        } catch (error) {
          toaster.show(
            wasChangedSince(error)
              ? { message: `${made.after.name} has been changed since and was not undone.` }
              : { message: failureText('It could not be undone.', error), tone: 'danger' },
          )
        }
        void queryClient.invalidateQueries({ queryKey: viewsKey })
        void queryClient.invalidateQueries({ queryKey: enquiries.all() })
      }
      offerUndo(message, () => void undo())
    },
    [queryClient, toaster, offerUndo, momentText],
  )
}
