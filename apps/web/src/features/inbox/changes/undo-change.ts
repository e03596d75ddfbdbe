import { ApiError } from '@susegad/api-client/client'
import type { ChangeInput, StaffEnquiry } from '@susegad/api-client/contract'
import { statusText } from '../../../enquiries/enquiry-text.ts'

type Handled = Pick<StaffEnquiry, '_id' | 'name' | 'status' | 'assignedTo' | 'assigneeName' | 'version'>

/** An enquiry before and after a change from its panel. */
export interface MadeChange {
  before: Handled
  after: Handled
}

/** E.g. `Meera Rao: marked as closed.`; undefined if status and assignee are what they were. */
export function madeChangeText({ before, after }: MadeChange): string | undefined {
  const assigned =
    after.assignedTo === null ? 'unassigned' : `assigned to ${after.assigneeName ?? 'a colleague'}`
  const changes = [
    ...(before.status === after.status ? [] : [`marked as ${statusText(after.status).toLowerCase()}`]),
    ...(before.assignedTo === after.assignedTo ? [] : [assigned]),
  ]
  return changes.length > 0 ? `${after.name}: ${changes.join(' and ')}.` : undefined
}

/** The call that undoes the change. The version makes it a conflict if somebody has changed the enquiry since. */
export const changeBack = ({ before, after }: MadeChange): ChangeInput => ({
  ...(before.status !== after.status && { status: before.status }),
  ...(before.assignedTo !== after.assignedTo && { assignedTo: before.assignedTo }),
  version: after.version,
})

/** Whether an undo was refused because the enquiry was changed since. */
export const wasChangedSince = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'conflict'
