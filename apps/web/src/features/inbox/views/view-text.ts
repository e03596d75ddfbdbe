import { type BuiltInView, DUE_HOURS } from '@susegad/api-client/rules'

export const builtInTexts: Record<BuiltInView, string> = {
  unassigned: 'Unassigned',
  due: `Due within ${DUE_HOURS} hours`,
  overdue: 'Overdue',
  mine: 'Mine',
  reply: 'Waiting for us',
  customer: 'Waiting for the customer',
}

/** E.g. `12`, or `999+` where counting ended. */
export const countText = ({ count, more }: { count: number; more: boolean }): string =>
  more && count === 0 ? '' : `${count}${more ? '+' : ''}`
