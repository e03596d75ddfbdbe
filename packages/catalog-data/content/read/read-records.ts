import type { z } from 'zod'
import type { CatalogProblem } from '../../src/normalise/normalise.ts'
import { type Fault, faultsOf } from '../../src/schema/faults.ts'
import { contentFiles, sharedTexts } from '../content-folder.ts'
import { withMentions } from './mentions.ts'

/** A record with its file. */
export interface Filed<T> {
  file: string
  record: T
}

export interface ReadRecords<T> {
  records: Filed<T>[]
  problems: CatalogProblem[]
}

interface Kind<T> {
  folder: string
  schema: z.ZodType
  /** Normalises the record, which may be spelt like an owner's. */
  inspect: (
    raw: Record<string, unknown>,
    file: string,
  ) => { record: T | undefined; problems: readonly CatalogProblem[] }
  /** Facts that the record's texts may mention. */
  facts?: (raw: Record<string, unknown>) => Record<string, unknown>
}

export const filedFaults = (file: string, record: string, faults: readonly Fault[]): CatalogProblem[] =>
  faults.map((fault) => ({ file, record, ...fault }))

/** Reads every record of a kind: fills in mentions, normalises it, and checks it against the schema. */
export function readRecords<T extends { slug: string }>({
  folder,
  schema,
  inspect,
  facts = (raw) => raw,
}: Kind<T>): ReadRecords<T> {
  const { files, problems } = contentFiles(folder)
  const shared = sharedTexts()
  const records = files.flatMap(({ file, raw }): Filed<T>[] => {
    const said = facts(raw)
    const { filled, faults } = withMentions(said, { ...shared, ...said })
    const { record, problems: misread } = inspect(filled as Record<string, unknown>, file)
    problems.push(...filedFaults(file, String(raw.slug ?? folder), faults), ...misread)
    if (record === undefined) return []
    problems.push(...filedFaults(file, record.slug, faultsOf(schema, record)))
    return [{ file, record }]
  })
  return { records, problems }
}

const placeOf = ({ record }: Filed<{ id: string }>): number => Number(/\d+$/.exec(record.id)?.[0] ?? Infinity)
/** Sorts by the number at the end of the id. */
export const byPlace = (one: Filed<{ id: string }>, other: Filed<{ id: string }>): number =>
  placeOf(one) - placeOf(other)
