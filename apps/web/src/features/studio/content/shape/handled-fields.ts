import type { ShapeOf } from './shape.ts'

const titles = ['name', 'title', 'heading', 'category', 'label']

/** Automatic fields: ids, and keys derived from a title. */
export function handledNames({ fields }: ShapeOf<'group'>): string[] {
  const hasTitle = fields.some(({ name }) => titles.includes(name))
  return fields
    .filter(
      ({ name, shape }) =>
        name === 'id' ||
        (hasTitle && shape.kind === 'text' && shape.look === 'slug' && (name === 'key' || name === 'slug')),
    )
    .map(({ name }) => name)
}

/** Display name of a list entry. */
export function titleOf({ fields }: ShapeOf<'group'>, record: object): string {
  const texts = fields.filter(({ shape }) => shape.kind === 'text').map(({ name }) => name)
  const names = [...titles.filter((name) => texts.includes(name)), ...texts]
  for (const name of names) {
    const value: unknown = Reflect.get(record, name)
    if (typeof value === 'string' && value.trim()) return value
    if (titles.includes(name)) return ''
  }
  return ''
}
