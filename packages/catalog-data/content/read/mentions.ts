import type { Fault } from '../../src/schema/faults.ts'
import { writtenNumber, writtenPrice } from './amounts.ts'
import { whenInWords } from './when-in-words.ts'

const whole = /^\{([a-zA-Z][\w-]*(?:\.[\w-]+)*)\}$/
const within = /\{([a-zA-Z][\w-]*(?:\.[\w-]+)*)\}/g
/** Filled in when the page is rendered. */
const later = /^(business\..+|count)$/

/** A fact as text: `price` and each of `prices` with its currency, `discount` as 15%, days and hours in words. */
function spoken(path: string, value: unknown): string | undefined {
  const [group = '', name = ''] = ['', ...path.split('.')].slice(-2)
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return whenInWords(value)
  if (/discount|offer|percent$/i.test(name)) return `${value}%`
  if (/year$/i.test(name)) return String(value)
  const isPrice = /price|^(worth|saving|benefitsUpTo)$/i.test(name) || /prices$/i.test(group)
  return isPrice ? writtenPrice(value) : writtenNumber(value)
}

/** Maximum length of all mentions of a record: texts that mention each other twice grow exponentially. */
const mostSaid = 1_000_000

const shorten = 'Name fewer texts, or shorter ones.'

const sizeOf = (value: unknown): number =>
  typeof value === 'string' ? value.length : (JSON.stringify(value) ?? '').length

/** The value at a path; an entry of a list is found by its `key`. */
function valueAt(from: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value.find((item) => item?.key === name)
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? Reflect.get(value, name)
      : undefined
  }, from)
}

/**
 * Replaces mentions by facts and shared texts, so that each is written once: `{price}` within a sentence,
 * `{houseRules.mealHours}` in place of a line, of several lines, or of a whole section.
 */
export function withMentions(
  raw: unknown,
  facts: Readonly<Record<string, unknown>>,
): { filled: unknown; faults: Fault[] } {
  const faults: Fault[] = []
  let left = mostSaid
  const unknown = (path: string, field: string) => {
    faults.push({
      field,
      problem: `'{${path}}' is neither a fact of the record nor a shared text`,
      cure: 'Correct the name in the braces, or write the words themselves.',
    })
    return ''
  }
  const tooMuch = (path: string, field: string) => {
    const problem = `'{${path}}' and what it names say more than ${mostSaid} characters`
    // Report it once: every further mention would repeat it.
    if (faults.at(-1)?.cure !== shorten) faults.push({ field, problem, cure: shorten })
    return ''
  }
  // `open` are the mentions being filled in, to stop at one that refers to itself.
  const fill = (value: unknown, field: string, open: readonly string[]): unknown => {
    if (typeof value === 'string') return fillText(value, field, open)
    if (Array.isArray(value))
      return value.flatMap((item, index) => {
        const inner = fill(item, `${field}[${index}]`, open)
        return Array.isArray(inner) && !Array.isArray(item) ? inner : [inner]
      })
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        fill(item, field === '' ? key : `${field}.${key}`, open),
      ]),
    )
  }
  const found = (path: string, field: string, open: readonly string[]): unknown => {
    const value = left < 0 || open.includes(path) ? undefined : valueAt(facts, path)
    if (value !== undefined) left -= 1 + sizeOf(value)
    if (left < 0) return tooMuch(path, field)
    return value === undefined ? unknown(path, field) : fill(value, field, [...open, path])
  }
  const fillText = (text: string, field: string, open: readonly string[]): unknown => {
    const only = whole.exec(text)?.[1]
    if (only !== undefined && !later.test(only)) return found(only, field, open)
    return text.replace(within, (mention, path: string) => {
      if (later.test(path)) return mention
      const value = found(path, field, open)
      return spoken(path, value) ?? unknown(path, field)
    })
  }
  return { filled: fill(raw, '', []), faults }
}
