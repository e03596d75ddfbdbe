import { formatNumber } from './format-number.ts'

/** A text with `{placeholders}`; as an object, one text for each plural form of `{count}`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)

export type MessageValues = Record<string, string | number>

/**
 * Fills the placeholders of a message. Numbers are written as the locale writes them, and the number called `count`
 * decides the plural form. Messages are plain data, so that a server component can pass them.
 */
export function formatMessage(message: Message, values: MessageValues, locale: string): string {
  return templateFor(message, values.count, locale).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? formatNumber(value, locale) : value
  })
}

const plurals = new Map<string, Intl.PluralRules>()

function templateFor(message: Message, count: string | number | undefined, locale: string): string {
  if (typeof message === 'string') return message
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, rules)
  return message[rules.select(Number(count))] ?? message.other
}
