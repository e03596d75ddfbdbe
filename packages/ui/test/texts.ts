import type { Message } from '../src/locale/format-message.ts'

/** Texts of a set by name; of a plural the form `other`. */
export function textsOf(labels: object): [name: string, text: string][] {
  return Object.entries(labels as Record<string, Message>).map(([name, message]) => [
    name,
    typeof message === 'string' ? message : message.other,
  ])
}

const placeholder = /\{\w+\}/g

export const placeholdersOf = (text: string): string[] => [...text.matchAll(placeholder)].map(String).sort()

export const withoutPlaceholders = (text: string): string => text.replaceAll(placeholder, '')

const numbers = /^(count|from|max|number|page|to|total|value)$/

/** Matches what becomes of a text once its placeholders are filled. */
export function filled(text: string): RegExp {
  const pattern = text
    .replace(/[\\^$.*+?()[\]|/]/g, '\\$&')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (numbers.test(name) ? '[\\p{N}.,٬٫]+' : '.+'))
  return new RegExp(`^${pattern}$`, 'u')
}
