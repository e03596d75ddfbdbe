import { type RawRecord, shown } from '../raw-record.ts'

/** Reads id, slug and name of any record. */
export function readIdentity(record: RawRecord, example: string): { id: string; slug: string; name: string } {
  const slug = record.text('slug', `'${example}'`)
  if (slug !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    record.complain(
      'slug',
      `${shown(slug)} cannot stand in an address`,
      'Use small letters, digits and single hyphens.',
    )
  return { id: record.optionalText('id') ?? slug, slug, name: record.text('name', "'Palm Cove Hotel'") }
}
