import type { Delivery, Webhook } from '@susegad/api-client/contract'
import type { WebhookEvent } from '@susegad/api-client/rules'

export const eventTexts: Record<WebhookEvent, string> = {
  'enquiry.created': 'A new enquiry',
  'enquiry.changed': 'A changed enquiry',
  'enquiry.deleted': 'A deleted enquiry',
  'quote.accepted': 'An accepted quote',
}

const deliveredTexts: Record<Delivery['event'], string> = { ...eventTexts, test: 'Test' }
export const eventText = ({ event }: Pick<Delivery, 'event'>): string => deliveredTexts[event]

export const webhookStates = {
  active: { tone: 'success', text: 'Active' },
  paused: { tone: 'neutral', text: 'Paused' },
  gone: { tone: 'danger', text: 'Stopped by the receiver' },
} as const

export const deliveryStates = {
  delivered: { tone: 'success', text: 'Delivered' },
  waiting: { tone: 'warning', text: 'Waiting' },
  'given-up': { tone: 'danger', text: 'Failed' },
} as const

const faults: Record<NonNullable<Delivery['lastFault']>, string> = {
  address: 'The address is in a private network, to which no events are sent',
  name: 'The host name was not found',
  connection: 'The connection failed',
  certificate: 'The certificate is not valid',
  time: 'There was no answer within 15 seconds',
}

/** Why the last attempt failed; undefined before the first and after a success. */
export function troubleText({ state, lastFault, lastStatus }: Delivery): string | undefined {
  if (state === 'delivered') return undefined
  if (lastFault !== null) return faults[lastFault]
  return lastStatus === null ? undefined : `The receiver answered ${lastStatus}`
}

/** Number of attempts and time of the next; a manual retry starts at zero. */
export function triesText(tries: number, next: string | null): string {
  if (tries === 0) return next === null ? '' : `Next attempt ${next}`
  return `${tries} ${tries === 1 ? 'attempt' : 'attempts'}${next === null ? '' : `, next ${next}`}`
}

const kinds: Partial<Record<WebhookEvent, string>> = {
  'enquiry.created': 'new',
  'enquiry.changed': 'changed',
  'enquiry.deleted': 'deleted',
}
const inWords = new Intl.ListFormat('en')

/** The events of a webhook, in one sentence. */
export function eventsText(events: readonly WebhookEvent[]): string {
  const changes = events.flatMap((event) => kinds[event] ?? [])
  const parts = [
    ...(changes.length > 0 ? [`${inWords.format(changes)} enquiries`] : []),
    ...(events.includes('quote.accepted') ? ['accepted quotes'] : []),
  ]
  return `Notified of ${parts.join(', and of ')}`
}

/** Numbers of waiting and given-up deliveries; undefined if none. */
export function backlogText({ waiting, givenUp }: Pick<Webhook, 'waiting' | 'givenUp'>): string | undefined {
  const parts = [waiting > 0 && `${waiting} waiting`, givenUp > 0 && `${givenUp} failed`].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}
