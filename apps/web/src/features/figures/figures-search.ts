import { isoDay, searchReader } from '../../shell/navigation/search-reader.ts'

/** The search params of the page; without them, the last seven days. */
export interface FiguresSearch {
  startDate?: string | undefined
  endDate?: string | undefined
}

export const readFiguresSearch = searchReader<FiguresSearch>({ startDate: isoDay, endDate: isoDay })
