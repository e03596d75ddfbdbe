import { answerWith } from '../../answer-shape.ts'
import type { Figures, FiguresQuery } from '../../contract/desk/figures.ts'
import { type CallOptions, type Calls, withQuery } from '../call.ts'

export const figuresCalls = ({ read, file }: Calls) => ({
  /** Figures from `startDate` to `endDate`; by default of the seven days until yesterday. */
  read: (query?: FiguresQuery, options?: CallOptions) =>
    read(withQuery('/figures', query), answerWith<Figures>('totals'), options),
  /** The same as CSV. */
  export: (query?: FiguresQuery, options?: CallOptions) => file(withQuery('/figures/export', query), options),
})
