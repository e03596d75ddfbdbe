import type { Trip } from '../trip/plan/trip-type.ts'

/** Context of the visitor's enquiry, to mention in the message. */
export interface ChatContext {
  /** Name in the greeting. */
  to?: string
  /** Where the visitor wants to go, in the first sentence. */
  region?: string
  /** Name of a hotel, room, activity, beach or the membership. */
  item?: string
  /** What may be asked for, where no item is named. @default 'hotel, activity, tour or membership' */
  services?: string
  /** Price as shown. */
  price?: string
  /** URL of the page. */
  page?: string
  name?: string
  email?: string
  phone?: string
  /** When the visitor comes, and with whom. */
  trip?: Pick<Trip, 'arrival' | 'departure' | 'rooms'> | undefined
}

/** UTC offset of the time zone in which the service counts days. */
const deskOffset = 5.5 * 60 * 60 * 1000

const dayText = (day: string): string => day.split('-').reverse().join('/')

function guestsText(rooms: Trip['rooms']): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.flatMap((room) => room.children).map((age) => `, child of ${age}`)
  return adults === 0 ? '' : `${adults} ${adults === 1 ? 'adult' : 'adults'}${children.join('')}`
}

/** Formats the desk's time by hand: creating an `Intl.DateTimeFormat` blocks a phone for 100 ms. */
function deskTime(moment: Date): string {
  const [date = '', time = ''] = new Date(moment.getTime() + deskOffset).toISOString().split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${dayText(date)}, ${twoDigits(hours % 12 || 12)}:${twoDigits(minutes)} ${hours < 12 ? 'am' : 'pm'}`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function line(label: string, value: string | undefined, hint: string): string {
  const known = oneLine(value ?? '')
  return `${label}: ${known === '' ? `[${hint}]` : known}`
}

function about({ price, page }: ChatContext): string[] {
  return [
    ...(price === undefined ? [] : [`Price seen: ${oneLine(price)}`]),
    ...(page === undefined ? [] : [`Page: ${oneLine(page)}`]),
  ]
}

/** Prefilled message of the footer and the contact helper. */
export function enquiryMessage(now: Date, context: ChatContext = {}): string {
  return [
    `Hello${context.to ? ` ${context.to}` : ''}, I would like to plan a trip${context.region ? ` to ${context.region}` : ''}.`,
    '',
    line('Name', context.name, 'your name'),
    line('Email', context.email, 'your email'),
    line('Phone', context.phone, 'your phone number'),
    line('Service interest', context.item, context.services ?? 'hotel, activity, tour or membership'),
    ...about(context),
    line('Check-in', dayText(context.trip?.arrival ?? ''), 'date'),
    line('Check-out', dayText(context.trip?.departure ?? ''), 'date'),
    line('Number of guests', guestsText(context.trip?.rooms ?? []), 'adults, children and their ages'),
    'Special requirements: [anything we should know]',
    '',
    `Sent: ${deskTime(now)}`,
  ].join('\n')
}

/** Prefilled message of the contact page. */
export function contactMessage(now: Date, context: ChatContext & { subject?: string } = {}): string {
  return [
    `Hello${context.to ? ` ${context.to}` : ''}, I have a question.`,
    '',
    line('Name', context.name, 'your name'),
    line('Email', context.email, 'your email'),
    line('Phone', context.phone, 'your phone number'),
    line('Subject', context.subject ?? context.item, 'what it is about'),
    ...about(context),
    'Message: [your question]',
    '',
    `Sent: ${deskTime(now)}`,
  ].join('\n')
}

/** A chat link with a prefilled message. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
