import { type BuiltInView, DUE_HOURS } from '@susegad/api-client/rules'

export const builtInTexts: Record<BuiltInView, string> = {
  reply: 'Needs a reply',
  unassigned: 'Unassigned',
  mine: 'Mine',
  due: `Due within ${DUE_HOURS} hours`,
  overdue: 'Overdue',
  customer: 'Waiting for the customer',
  snoozed: 'Snoozed',
}
