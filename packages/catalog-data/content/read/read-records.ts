import type { z } from 'zod'
import type { CatalogProblem } from '../../src/normalise/normalise.ts'
import { type Fault, faultsOf } from '../../src/schema/faults.ts'
import { contentFiles, sharedTexts } from '../content-folder.ts'
import { withMentions } from './mentions.ts'

/** A record with the file that says it. */
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
  /** Accepts the spellings of others. */
  inspect: (
    raw: Record<string, unknown>,
    file: string,
  ) => { record: T | undefined; problems: readonly CatalogProblem[] }
  /** What the record says once and its texts may name. */
  facts?: (raw: Record<string, unknown>) => Record<string, unknown>
}

export const filedFaults = (file: string, record: string, faults: readonly Fault[]): CatalogProblem[] =>
  faults.map((fault) => ({ file, record, ...fault }))

/** Reads every record of a kind: mentions filled in, spellings understood, checked against the schema. */
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
/** The order of a listing: that of the numbers in which the ids end. */
export const byPlace = (one: Filed<{ id: string }>, other: Filed<{ id: string }>): number =>
  placeOf(one) - placeOf(other)
