/** Prefix search: each word must be the start of a word of the enquiry. */
export const toSearch = (text: string): string =>
  (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}@._-]+/gu) ?? [])
    .map((word) => `'${word.replaceAll("'", '').replaceAll('\\', '')}':*`)
    .join(' & ')

/** A LIKE pattern for a prefix. */
export const begins = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** What is typed, with other digits, dashes and marks replaced as in `contact_phone`. */
const plainDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[०-९٠-٩]/g, (digit) => String(digit.charCodeAt(0) % (digit < '०' ? 0x660 : 0x966)))
    .replace(/\p{Dash}/gu, '-')
    .replace(/\p{Cf}|\(0\)/gu, '')

/** Possible prefixes of stored phone numbers for typed digits. */
export function phoneBeginnings(typed: string): string[] {
  const text = plainDigits(typed)
  const digits = text.replace(/[^0-9]/g, '')
  if (digits.length < 3 || /[^\d\s()+./-]/.test(text)) return []
  const national = digits.replace(/^0+/, '')
  if (text.includes('+')) return [`+${digits}`]
  return [...new Set([`+91${national}`, `+${national}`, national, digits])]
}

// Fewer digits may be a number of guests, a year or a price, and match too many phone numbers.
const PHONE_DIGITS = 7

type Value = (of: unknown, type: string) => string

/** Ids from separate index lookups, as arrays, so that Postgres can combine the indexes. */
const idsOf = (select: string) => `e.id = any(array(${select}))`

function byPhone(typed: string, value: Value): string[] {
  const text = plainDigits(typed)
  if (text.replace(/[^0-9]/g, '').length < PHONE_DIGITS) return []
  const likes = phoneBeginnings(text).map((it) => `contact_phone(p.phone) like ${value(begins(it), 'text')}`)
  if (likes.length === 0) return []
  return [
    idsOf(
      `select p.id from enquiries p where p.deleted_at is null and p.erased_at is null and (${likes.join(' or ')})`,
    ),
  ]
}

// Fewer digits match too many phone numbers.
const LAST_DIGITS = 4

/** Matches the last digits of a phone number. */
function byPhoneEnd(typed: string, value: Value): string[] {
  const text = plainDigits(typed)
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

/** Matches an email domain, typed with its @. Not by a list of ids, because a domain may have very many. */
function byDomain(text: string, value: Value): string[] {
  const [, domain] = /^@([^\s@]+)$/.exec(text) ?? []
  if (domain === undefined) return []
  return [
    `(e.erased_at is null and lower(normalize(split_part(btrim(e.email), '@', -1), NFKC))
      like lower(normalize(${value(begins(domain), 'text')}, NFKC)))`,
  ]
}

// Limited, because each row is compared with all ids.
const ANSWERS_MAX = 250

/** Matches words in the newest answers and logged chats; internal notes are not searched. */
const byAnswer = (words: string): string =>
  idsOf(
    `select m.enquiry_id from messages m where m.direction = 'out' and to_tsvector('simple', m.body) @@ ${words}
     order by m.place desc limit ${ANSWERS_MAX}`,
  )

/** A partly typed address with @, where the words of the index end. */
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

/** Matches a quote number: the first eight characters of its id. */
function byQuote(text: string, value: Value): string[] {
  const [, number] = /^(?:quote\s+)?#?([0-9a-f]{8})$/i.exec(text) ?? []
  if (number === undefined) return []
  const bound = (rest: string) =>
    value(`${number}-${[4, 4, 4, 12].map((length) => rest.repeat(length)).join('-')}`, 'uuid')
  return [idsOf(`select q.enquiry_id from quotes q where q.id between ${bound('0')} and ${bound('f')}`)]
}

/**
 * SQL condition on table `e` for a search: words (also in our answers), a phone number in any notation or its
 * last digits, an email address or its domain, or a quote number.
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
