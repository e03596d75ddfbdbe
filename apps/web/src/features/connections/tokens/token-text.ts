import type { AccessToken } from '@susegad/api-client/contract'
import type { TokenScope } from '@susegad/api-client/rules'
import type { Dates } from '../../../signed-in/dates.ts'

export const scopeTexts: Record<TokenScope, { name: string; lets: string }> = {
  'enquiries:read': { name: 'Read enquiries', lets: 'List and read them, and be notified of changes' },
  'enquiries:write': { name: 'Work on enquiries', lets: 'Status, assignee and notes; delete and restore' },
  export: { name: 'Export', lets: 'Fetch all enquiries as a file' },
}

export const tokenStates = {
  active: { tone: 'success', text: 'Works' },
  expired: { tone: 'danger', text: 'Expired' },
  ended: { tone: 'danger', text: 'Ended' },
} as const

const DAY = 24 * 3600 * 1000
const SOON = 14

/** The badge of a token, which warns before it ends. */
export function tokenLook({ state, expiresAt }: AccessToken, now: number) {
  const days = Math.floor((Date.parse(expiresAt) - now) / DAY)
  if (state !== 'active' || days > SOON) return tokenStates[state]
  return {
    tone: 'warning',
    text: days === 0 ? 'Ends within a day' : `Ends in ${days} ${days === 1 ? 'day' : 'days'}`,
  } as const
}

/** Expiry, or why the token no longer works, and its last use. */
export function tokenFacts(
  { state, expiresAt, lastUsedAt }: AccessToken,
  { dateText, momentText }: Dates,
): string {
  // The expiry date is exclusive.
  const last = dateText(new Date(Date.parse(expiresAt) - 1).toISOString())
  const until = {
    active: `Works until ${last}`,
    expired: `Worked until ${last}`,
    ended: 'Ended by a new password, by signing out everywhere or by leaving the team',
  }[state]
  return `${until}. ${lastUsedAt === null ? 'Never used' : `Last used ${momentText(lastUsedAt)}`}.`
}
