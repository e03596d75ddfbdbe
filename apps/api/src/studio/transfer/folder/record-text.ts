import { isDeepStrictEqual } from 'node:util'
import type { ContentData, ContentName } from '@susegad/api-client/contract'
import { fileOf, schemaNamed, schemaOf } from '../../records/content-kinds.ts'

interface Written {
  $schema?: unknown
  data: ContentData
}

function written(text: string): Written | undefined {
  try {
    const { $schema, ...data } = JSON.parse(text)
    return { $schema, data }
  } catch {
    return undefined
  }
}

export const dataOfText = (text: string): ContentData | undefined => written(text)?.data

/** Relative path of the schema for editors, as described in docs/your-own-site.md. */
function schemaLine(name: ContentName): string | undefined {
  const schema = schemaOf(name)
  if (schema === undefined || !hasFile(schema)) return undefined
  return `${fileOf(name).includes('/') ? '../..' : '..'}/schema/${schema}.schema.json`
}

const hasFile = (schema: string) => schema !== 'shared-texts' && schemaNamed(schema) !== undefined

/** Serializes a record; an existing file with equal content keeps its formatting. */
export function recordText(name: ContentName, data: ContentData, former: readonly string[]): string {
  const [first] = former
  for (const text of former) if (isDeepStrictEqual(written(text)?.data, data)) return text
  const known = first === undefined ? undefined : written(first)
  const $schema = known ? known.$schema : schemaLine(name)
  const value = $schema === undefined ? data : { $schema, ...data }
  // Formatted like Biome does in this repository.
  return `${JSON.stringify(value, null, 2)}\n`
}
