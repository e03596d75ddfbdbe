import type { Operation, OperationInput } from '@susegad/api-client/contract'
import type { OperationVerb } from '@susegad/api-client/rules'
import { enquiriesText, statusText } from '../../../enquiries/enquiry-text.ts'

const doing: Record<OperationVerb, string> = {
  status: 'Changing the status',
  assign: 'Assigning',
  snooze: 'Snoozing',
  label: 'Changing the label',
  priority: 'Changing the priority',
  answer: 'Writing the answers',
  spam: 'Moving',
  delete: 'Deleting',
  restore: 'Restoring',
}

export const progressText = ({ verb, state }: Operation): string =>
  state === 'undoing' ? 'Undoing' : doing[verb]

/** Text of the outcome, which follows the number of enquiries. */
function became(
  verb: OperationVerb,
  input: OperationInput | undefined,
  assignee: string | undefined,
): string {
  if (verb === 'delete') return 'deleted'
  if (verb === 'restore') return 'restored'
  if (verb === 'answer') return 'answered. The emails will be sent in a minute'
  switch (input?.verb) {
    case 'status':
      return `marked as ${statusText(input.status).toLowerCase()}`
    case 'assign':
      return input.assignedTo === null ? 'unassigned' : `assigned to ${assignee ?? 'a colleague'}`
    case 'snooze':
      return input.snoozedUntil === null ? 'no longer snoozed' : 'snoozed'
    case 'priority':
      return input.priority === 'urgent' ? 'marked as urgent' : 'no longer urgent'
    case 'label':
      return input.on ? 'labelled' : 'no longer labelled'
    case 'spam':
      return input.spam ? 'marked as spam' : 'moved to the inbox'
    default:
      return 'changed'
  }
}

/** Summary of a finished operation; more detailed if the request is known. */
export function outcomeText(
  { verb, state, total, done, changed }: Operation,
  input?: OperationInput,
  assignee?: string,
): string {
  const others = done - changed
  const result =
    changed === 0 ? 'Nothing was changed.' : `${enquiriesText(changed)} ${became(verb, input, assignee)}.`
  if (state === 'failed') return `${result} An error stopped it at ${done} of ${total}.`
  if (state === 'cancelled') return `${result} Stopped at ${done} of ${total}.`
  if (others === 0) return result
  const was = others === 1 ? 'was' : 'were'
  if (verb === 'answer')
    return `${result} ${enquiriesText(others)} ${was} left out: no email address, unsubscribed, merged into another one, or without details that the template needs.`
  if (verb === 'delete')
    return `${result} ${enquiriesText(others)} ${was} left out: deleted already, or merged into another one.`
  return result
}

/** Summary of an undo: what was restored, and what was not. */
export function undoneText({
  verb,
  undone,
  changed,
}: Pick<Operation, 'verb' | 'undone' | 'changed'>): string {
  const left = changed - undone
  const back = verb === 'delete' ? 'restored' : verb === 'answer' ? 'not answered' : 'changed back'
  const result = undone === 0 ? 'Nothing was undone.' : `${enquiriesText(undone)} ${back}.`
  if (left <= 0) return changed === 0 ? 'Nothing to undo: somebody else has changed them since.' : result
  const since = verb === 'answer' ? 'had been answered already' : 'had been changed since'
  return `${result} ${enquiriesText(left)} ${since}, and ${left === 1 ? 'stays' : 'stay'} as ${left === 1 ? 'it is' : 'they are'}.`
}
