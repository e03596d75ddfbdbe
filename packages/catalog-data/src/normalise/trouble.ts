import { CatalogError, type CatalogProblem } from './catalog-error.ts'

/** Collects problems while reading, so that one run reports them all. */
export class Trouble {
  readonly problems: CatalogProblem[] = []
  readonly #file: string | undefined

  constructor(file?: string) {
    this.#file = file
  }

  add(record: string, field: string, problem: string, cure: string): void {
    const file = this.#file
    this.problems.push({ ...(file === undefined ? {} : { file }), record, field, problem, cure })
  }

  /** Throws the first problem, so that no incomplete data is returned. */
  throwIfAny(): void {
    const [first] = this.problems
    if (first !== undefined) throw new CatalogError(first)
  }
}
