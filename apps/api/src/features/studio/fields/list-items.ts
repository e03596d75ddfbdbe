/** The fields that identify a list entry when it moves. */
const NAMES = ['key', 'id', 'slug', 'src'] as const

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field by its name; nothing of what every object inherits, such as toString. */
export const fieldOf = (fields: Fields | null | undefined, name: string): unknown =>
  fields && Object.hasOwn(fields, name) ? fields[name] : undefined

/** The name of each entry, if every entry of all these lists has one of its own; else undefined. */
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
