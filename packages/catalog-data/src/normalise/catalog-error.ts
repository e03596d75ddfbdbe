/** A problem with one field of a record, and how to fix it. */
export interface CatalogProblem {
  /** File of the record, if known. */
  file?: string
  /** Slug of the record, else its kind and position, such as 'hotel 3'. */
  record: string
  field: string
  problem: string
  cure: string
}

/** Thrown for data that cannot be normalised. */
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
