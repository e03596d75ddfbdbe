/** The fields that identify a list entry when it moves. */
const NAMES = ['key', 'id', 'slug', 'src'] as const

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own field by name, not an inherited one such as toString. */
export const fieldOf = (fields: Fields | null | undefined, name: string): unknown =>
  fields && Object.hasOwn(fields, name) ? fields[name] : undefined

/** Names of the entries, if every entry has a unique one; else undefined. */
export function namesOf(...lists: (readonly unknown[])[]): ((item: unknown) => string) | undefined {
  for (const field of NAMES) {
    const name = (item: unknown) => (isFields(item) ? fieldOf(item, field) : undefined)
    const isNamed = lists.every((items) => {
      const names = items.map(name)
      return names.every((value) => typeof value === 'string') && new Set(names).size === names.length
    })
    if (isNamed) return (item) => String(name(item))
  }
  return undefined
}
