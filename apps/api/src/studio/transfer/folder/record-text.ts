import { isDeepStrictEqual } from 'node:util'
import type { ContentData, ContentName } from '@susegad/api-client/contract'
import { fileOf, schemaNamed, schemaOf } from '../../records/content-kinds.ts'

function parse(text: string): { $schema: unknown; data: ContentData } | undefined {
  try {
    const { $schema, ...data } = JSON.parse(text)
    return { $schema, data }
  } catch {
    return undefined
  }
}

export const dataOfText = (text: string): ContentData | undefined => parse(text)?.data

/** Relative path of the schema for editors, as described in docs/your-own-site.md. */
function schemaPath(name: ContentName): string | undefined {
  const schema = schemaOf(name)
  if (schema === undefined || schema === 'shared-texts' || schemaNamed(schema) === undefined) return undefined
  return `${fileOf(name).includes('/') ? '../..' : '..'}/schema/${schema}.schema.json`
}

/** Serializes a record; an existing file with equal content keeps its formatting. */
export function recordText(name: ContentName, data: ContentData, former: readonly string[]): string {
  for (const text of former) if (isDeepStrictEqual(dataOfText(text), data)) return text
  const [first] = former
  const known = first === undefined ? undefined : parse(first)
  const $schema = known ? known.$schema : schemaPath(name)
  // Formatted like Biome does in this repository.
  return `${JSON.stringify($schema === undefined ? data : { $schema, ...data }, null, 2)}\n`
}
