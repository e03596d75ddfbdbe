import type { Figures } from '@susegad/api-client/contract'
import type { Config } from '../../settings/config.ts'
import { shortDay, titled } from '../letters/letter-words.ts'

const MOST_PLACES = 5

/** E.g. `3 h 12 min`; a dash if nothing was answered. */
function asTime(seconds: number | null): string {
  if (seconds === null) return '–'
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Name of a place: `hotel/la-view` is La View. */
function placeName(place: string): string {
  if (place === 'none') return 'No known place'
  const [kind = '', slug] = place.split('/')
  if (slug === undefined) return kind === 'page' ? 'Other pages' : titled(kind)
  return titled(slug)
}

/** The figures of a period as an email, with a link to the page. */
export function figuresLetter(
  { period, openingHours, totals: { now, before }, places, people }: Figures,
  { publicUrl, business }: Pick<Config, 'publicUrl' | 'business'>,
): { subject: string; body: string } {
  const days = `startDate=${period.startDate}&endDate=${period.endDate}`
  const line = (name: string, value: number | string, former: number | string) =>
    `${name}: ${value} (before: ${former})`
  const asked = places.filter(({ count }) => count > 0).slice(0, MOST_PLACES)
  const body = [
    `${shortDay(period.startDate, business.locale)} to ${shortDay(period.endDate, business.locale)}, compared with the seven days before.`,
    '',
    line('Enquiries', now.total, before.total),
    line('Median answer time', asTime(now.median), asTime(before.median)),
    line('90% answered within', asTime(now.ninetieth), asTime(before.ninetieth)),
    line(`Later than ${openingHours ? 'one open day' : '24 hours'}`, now.late, before.late),
    line('Still waiting', now.waiting, before.waiting),
    line('Accepted quotes', now.accepted, before.accepted),
    ...(now.late > 0 ? ['', 'The late ones:', `${publicUrl}/dashboard?${days}&answer=late`] : []),
    ...(asked.length > 0 ? ['', 'Asked about most:'] : []),
    ...asked.map(({ place, count, before: former }) => line(`- ${placeName(place)}`, count, former)),
    ...(people.length > 0 ? ['', 'First answers by person:'] : []),
    ...people.map(({ name, now: own, before: former }) =>
      line(`- ${name ?? 'Former staff'}`, own.answered, former.answered),
    ),
    '',
    'All figures:',
    `${publicUrl}/dashboard/figures?${days}`,
    '',
    'You get this email every Monday. To stop it, ask the person who runs this site.',
  ].join('\n')
  const enquiries = now.total === 1 ? '1 enquiry' : `${now.total} enquiries`
  return { subject: `${business.name}: ${enquiries} last week`, body }
}
