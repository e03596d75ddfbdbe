export type { Feature, Statistic } from '../schema/page-schema.ts'

/** A titled list of lines. */
export interface TextSection {
  id?: string
  title: string
  lines: readonly string[]
}
