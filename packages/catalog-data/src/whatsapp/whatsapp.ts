/** What the visitor was looking at, so that the message can say so. */
export interface ChatContext {
  /** Whom the message greets. */
  to?: string
  /** A hotel, room, activity, beach or the membership. */
  item?: string
  /** A price as it is shown. */
  price?: string
  /** Address of the page. */
  page?: string
  name?: string
  email?: string
  phone?: string
}

const clock = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

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

/** The message that the footer and the contact helper prefill. */
export function enquiryMessage(now: Date, context: ChatContext = {}): string {
  return [
    `Hello ${context.to ?? 'Susegad'}, I would like to plan a trip to Goa.`,
    '',
    line('Name', context.name, 'your name'),
    line('Email', context.email, 'your e-mail'),
    line('Phone', context.phone, 'your phone number'),
    line('Service interest', context.item, 'hotel, activity, tour or membership'),
    ...about(context),
    'Check-in: [date]',
    'Check-out: [date]',
    'Number of guests: [adults, children and their ages]',
    'Special requirements: [anything we should know]',
    '',
    `Sent: ${clock.format(now)}`,
  ].join('\n')
}

/** The message that the contact page prefills. */
export function contactMessage(now: Date, context: ChatContext & { subject?: string } = {}): string {
  return [
    `Hello ${context.to ?? 'Susegad'}, I have a question.`,
    '',
    line('Name', context.name, 'your name'),
    line('Email', context.email, 'your e-mail'),
    line('Phone', context.phone, 'your phone number'),
    line('Subject', context.subject ?? context.item, 'what it is about'),
    ...about(context),
    'Message: [your question]',
    '',
    `Sent: ${clock.format(now)}`,
  ].join('\n')
}

/** A chat link to a number with a message ready to send. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
