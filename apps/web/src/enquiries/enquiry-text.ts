import type { EnquiryContext } from '@susegad/api-client/contract'
import type { EnquirySource } from '@susegad/api-client/rules'
import { titled } from '../signed-in/plan/plan-text.ts'

const kinds: Record<EnquiryContext['kind'], string> = {
  hotel: 'Hotel',
  activity: 'Activity',
  beach: 'Beach',
  membership: 'Membership',
  page: 'Page',
}

/** The place that an enquiry is about, or undefined if it is about none. */
export const placeName = (context: EnquiryContext | null): string | undefined =>
  context?.slug ? titled(context.slug) : undefined

/** The page on which an enquiry was written, or undefined if unknown. */
export function contextText(context: EnquiryContext | null): string | undefined {
  if (!context) return undefined
  const { kind, slug, page } = context
  if (slug) return `${kinds[kind]}: ${titled(slug)}`
  return page ? `${kinds[kind]}: ${page}` : kinds[kind]
}

/** Label of a place filter: `hotel/la-view` is Hotel: La View. */
export function placeText(place: string): string {
  if (place === 'none') return 'Unknown'
  if (place === 'page') return 'Other pages'
  const [kind = '', slug] = place.split('/')
  const known = Object.entries(kinds).find(([key]) => key === kind)?.[1]
  if (known === undefined) return place
  return slug ? `${known}: ${titled(slug)}` : known
}

/** Display text of a status. */
export function statusText(status: string): string {
  const text = status.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const enquiriesText = (count: number): string => (count === 1 ? '1 enquiry' : `${count} enquiries`)

export const sourceTexts: Record<EnquirySource, string> = {
  site: 'Website',
  call: 'Phone call',
  'walk-in': 'In person',
  chat: 'Chat',
  whatsapp: 'WhatsApp',
}

/** Source of an enquiry, and who entered it. */
export function sourceText(source: EnquirySource, enteredBy: string | null): string {
  if (source === 'site' || source === 'whatsapp') return sourceTexts[source]
  return `${sourceTexts[source]}, entered by ${enteredBy ?? 'a former colleague'}`
}
