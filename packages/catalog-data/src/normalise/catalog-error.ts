/** What is wrong with one field of one record, and what to do about it. */
export interface CatalogProblem {
  /** The file the record came from, where it is known. */
  file?: string
  /** The record's slug, else its kind and place, such as 'hotel 3'. */
  record: string
  field: string
  problem: string
  cure: string
}

/** Thrown for data that cannot become a record. */
export class CatalogError extends Error implements CatalogProblem {
  override readonly name: string = 'CatalogError'
  readonly file?: string
  readonly record: string
  readonly field: string
  readonly problem: string
  readonly cure: string

  constructor({ file, record, field, problem, cure }: CatalogProblem) {
    super(`${file === undefined ? '' : `${file}: `}${record}, ${field}: ${problem}. ${cure}`)
    if (file !== undefined) this.file = file
    this.record = record
    this.field = field
    this.problem = problem
    this.cure = cure
  }
}
