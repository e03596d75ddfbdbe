/** Prefix search: each word must begin a word of the enquiry. */
export const toSearch = (text: string): string =>
  (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}@._-]+/gu) ?? [])
    .map((word) => `'${word.replaceAll("'", '').replaceAll('\\', '')}':*`)
    .join(' & ')

/** A LIKE pattern for what begins with this text. */
export const begins = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** How a stored phone could begin, of what somebody typed of it. */
export function phoneBeginnings(text: string): string[] {
  const digits = text.replace(/[^0-9]/g, '')
  if (digits.length < 3 || /[^\d\s()+./-]/.test(text)) return []
  const national = digits.replace(/^0+/, '')
  if (text.includes('+')) return [`+${digits}`]
  return [...new Set([`+91${national}`, `+${national}`, national, digits])]
}

// Fewer digits are a number of guests, a year or a price, and begin too many phones.
const PHONE_DIGITS = 7

type Value = (of: unknown, type: string) => string

/** Ids of enquiries whose index answers the condition by itself; as arrays, so that Postgres can combine the indexes. */
const idsOf = (select: string) => `e.id = any(array(${select}))`

function byPhone(text: string, value: Value): string[] {
  if (text.replace(/[^0-9]/g, '').length < PHONE_DIGITS) return []
  const likes = phoneBeginnings(text).map((it) => `contact_phone(p.phone) like ${value(begins(it), 'text')}`)
  if (likes.length === 0) return []
  return [
    idsOf(
      `select p.id from enquiries p where p.deleted_at is null and p.erased_at is null and (${likes.join(' or ')})`,
    ),
  ]
}

// Fewer digits end too many phones.
const LAST_DIGITS = 4

/** The last digits of a phone, as callers say them. */
function byPhoneEnd(text: string, value: Value): string[] {
  const digits = text.replace(/[^0-9]/g, '')
  if (digits.length < LAST_DIGITS || /[^\d\s()./-]/.test(text)) return []
  const end = value(begins([...digits].reverse().join('')), 'text')
  return [
    idsOf(
      `select p.id from enquiries p where p.deleted_at is null and p.erased_at is null
         and reverse(contact_phone(p.phone)) like ${end}`,
    ),
  ]
}

/** Everybody with an address of a domain, which is typed with its @. Many have the same: no list of ids is made of them. */
function byDomain(text: string, value: Value): string[] {
  const [, domain] = /^@([^\s@]+)$/.exec(text) ?? []
  if (domain === undefined) return []
  return [
    `(e.erased_at is null and lower(normalize(split_part(btrim(e.email), '@', -1), NFKC))
      like lower(normalize(${value(begins(domain), 'text')}, NFKC)))`,
  ]
}

// Each row is compared with all of them.
const ANSWERS_MAX = 250

/** Words of our answers and logged chats, of the newest that have them; internal notes are not searched. */
const byAnswer = (words: string): string =>
  idsOf(
    `select m.enquiry_id from messages m where m.direction = 'out' and to_tsvector('simple', m.body) @@ ${words}
     order by m.place desc limit ${ANSWERS_MAX}`,
  )

/** An address that is typed only in part, after its @: the words of the index end there. */
function byAddress(text: string, value: Value): string[] {
  if (!/^[^\s@]+@[^\s@]*$/.test(text)) return []
  const beginning = value(begins(text), 'text')
  return [
    idsOf(
      `select p.id from enquiries p where p.deleted_at is null and p.erased_at is null
         and contact_key(p.email, p.phone) like lower(normalize(${beginning}, NFKC))`,
    ),
  ]
}

/** The number of a quote: the first eight characters of its id. */
function byQuote(text: string, value: Value): string[] {
  const [, number] = /^(?:quote\s+)?#?([0-9a-f]{8})$/i.exec(text) ?? []
  if (number === undefined) return []
  const bound = (rest: string) =>
    value(`${number}-${[4, 4, 4, 12].map((length) => rest.repeat(length)).join('-')}`, 'uuid')
  return [idsOf(`select q.enquiry_id from quotes q where q.id between ${bound('0')} and ${bound('f')}`)]
}

/**
 * SQL condition on table `e` for what somebody typed: words, also of our answers, a phone however it is written or its
 * last digits, an address or its domain, a quote.
 */
export function searchCondition(typed: string, value: Value): string {
  const text = typed.trim()
  const words = `to_tsquery('simple', ${value(toSearch(text), 'text')})`
  const ways = [
    `e.search @@ ${words}`,
    byAnswer(words),
    ...byPhone(text, value),
    ...byPhoneEnd(text, value),
    ...byDomain(text, value),
    ...byAddress(text, value),
    ...byQuote(text, value),
  ]
  return `(${ways.join(' or ')})`
}
