import { answerWith } from '../../answer-shape.ts'
import type { Figures, FiguresQuery } from '../../contract/desk/figures.ts'
import { type CallOptions, type Calls, withQuery } from '../call.ts'

export const figuresCalls = ({ read, file }: Calls) => ({
  /** Of the days from `startDate` to `endDate`, or of the seven until yesterday. */
  read: (query?: FiguresQuery, options?: CallOptions) =>
    read(withQuery('/figures', query), answerWith<Figures>('totals'), options),
  /** The same as a table for spreadsheets. */
  export: (query?: FiguresQuery, options?: CallOptions) => file(withQuery('/figures/export', query), options),
})
