import {
  ANSWER_STATES,
  type AnswerState,
  ENQUIRY_SORTS,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  type EnquirySort,
  type EnquirySource,
  type EnquiryStatus,
  MAX_LENGTH,
  PAGE_SIZE,
  STAGES,
  type Stage,
} from '@susegad/api-client/rules'

export const PAGE_SIZES = [10, 25, 50, 100] as const
export const DEFAULT_SORT: EnquirySort = 'created'
export const NOBODY = 'none'
export const ANYBODY = 'anybody'

/** The desk's search params; defaults are left out. */
export interface DeskSearch {
  page?: number
  limit?: number
  sort?: EnquirySort
  startDate?: string
  endDate?: string
  status?: EnquiryStatus
  /** Id of a staff member, or `none`. */
  assignedTo?: string
  q?: string
  /** What the enquiry is about: `hotel/la-view`, `page` or `none`. */
  place?: string
  /** Path of the page with the form, or `none`. */
  sourcePage?: string
  source?: EnquirySource
  answer?: AnswerState
  /** Stage: open, due, overdue, waiting for us or for the customer. */
  stage?: Stage
  /** Id of the person who responded first, or `none`. */
  answeredBy?: string
  /** Id of the person whose quote was accepted, `none` or `anybody`. */
  acceptedFrom?: string
  /** Id of a shared view: adds enquiries that routing rules put there. */
  orRoutedTo?: string
  /** The spam or deleted folder instead of the inbox. */
  show?: 'spam' | 'deleted'
  /** Id of the enquiry whose panel is open. */
  enquiry?: string
}

/** Only the filter: without page, page size, order and open enquiry. */
export type DeskFilter = Omit<DeskSearch, 'page' | 'limit' | 'sort' | 'enquiry'>

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : ''
}

function dayOf(value: unknown): string | undefined {
  const text = textOf(value)
  if (!dayPattern.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}

function idOf(value: unknown): string | undefined {
  const text = textOf(value)
  return idPattern.test(text) ? text.toLowerCase() : undefined
}

const oneOf = <T extends string | number>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((it) => String(it) === textOf(value))

/** Reads the search params; drops invalid values instead of failing. */
export function readDeskSearch(raw: Record<string, unknown>): DeskSearch {
  const page = Number(textOf(raw.page))
  const limit = oneOf(raw.limit, PAGE_SIZES)
  const sort = oneOf(raw.sort, ENQUIRY_SORTS)
  return present({
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    limit: limit === PAGE_SIZE ? undefined : limit,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    startDate: dayOf(raw.startDate),
    endDate: dayOf(raw.endDate),
    status: oneOf(raw.status, ENQUIRY_STATUSES),
    assignedTo: textOf(raw.assignedTo) === NOBODY ? NOBODY : idOf(raw.assignedTo),
    q: textOf(raw.q).slice(0, MAX_LENGTH.search) || undefined,
    place: textOf(raw.place).slice(0, 140) || undefined,
    sourcePage: textOf(raw.sourcePage).slice(0, 300) || undefined,
    source: oneOf(raw.source, ENQUIRY_SOURCES),
    answer: oneOf(raw.answer, ANSWER_STATES),
    stage: oneOf(raw.stage, STAGES),
    answeredBy: textOf(raw.answeredBy) === NOBODY ? NOBODY : idOf(raw.answeredBy),
    acceptedFrom: oneOf(raw.acceptedFrom, [ANYBODY, NOBODY]) ?? idOf(raw.acceptedFrom),
    orRoutedTo: idOf(raw.orRoutedTo),
    show: oneOf(raw.show, ['spam', 'deleted'] as const),
    enquiry: idOf(raw.enquiry),
  })
}

type Loose<T> = { [K in keyof T]?: T[K] | undefined }

function present(search: Loose<DeskSearch>): DeskSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

/**
 * A new filter starts at the first page, with no panel open. A view's routed enquiries, which may not match, are
 * dropped with the view.
 */
export function withFilter(search: DeskSearch, change: Loose<DeskFilter>): DeskSearch {
  return readDeskSearch({ ...search, orRoutedTo: undefined, ...change, page: undefined, enquiry: undefined })
}

export function withPage(search: DeskSearch, page: number): DeskSearch {
  return readDeskSearch({ ...search, page })
}

/** Keeps the first listed row on the page when the page size changes. */
export function withLimit(search: DeskSearch, limit: number): DeskSearch {
  const firstRow = ((search.page ?? 1) - 1) * (search.limit ?? PAGE_SIZE)
  return readDeskSearch({ ...search, limit, page: Math.floor(firstRow / limit) + 1 })
}

/** Another order starts at the first page. */
export function withSort(search: DeskSearch, sort: EnquirySort): DeskSearch {
  return readDeskSearch({ ...search, sort, page: undefined, enquiry: undefined })
}

export function withEnquiry(search: DeskSearch, enquiry: string | undefined): DeskSearch {
  return readDeskSearch({ ...search, enquiry })
}

export function filterOf({ page, limit, sort, enquiry, ...filter }: DeskSearch): DeskFilter {
  return filter
}

/** Whether it is a built-in view, whose name is already above the list. */
export function isBuiltIn(search: DeskSearch, own: string | undefined): boolean {
  const { stage, assignedTo, ...others } = filterOf(search)
  if (stage === undefined || Object.keys(others).length > 0) return false
  return stage === 'open' ? assignedTo === NOBODY || assignedTo === own : assignedTo === undefined
}

/** Clears every field of the filters bar, the order too; folder and page size stay. */
export function withoutFilters({ limit, show }: DeskSearch): DeskSearch {
  return present({ limit, show })
}

export function isFiltered(search: DeskSearch): boolean {
  const { show, ...fields } = filterOf(search)
  return Object.keys(fields).length > 0
}
