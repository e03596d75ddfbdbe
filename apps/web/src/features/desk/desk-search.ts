import { ENQUIRY_STATUSES, type EnquiryStatus, MAX_LENGTH, PAGE_SIZE } from '@susegad/api-client/rules'

export const PAGE_SIZES = [10, 25, 50, 100] as const
export const NOBODY = 'none'

/** What the address of the desk says; a default is left out. */
export interface DeskSearch {
  page?: number
  limit?: number
  startDate?: string
  endDate?: string
  status?: EnquiryStatus
  /** Id of a staff member, or `none`. */
  assignedTo?: string
  q?: string
  /** What was set aside as spam, or deleted, instead of the inbox. */
  show?: 'spam' | 'deleted'
  /** Id of the enquiry whose panel is open. */
  enquiry?: string
}

/** Which enquiries are listed, without where in the list we are. */
export type DeskFilter = Omit<DeskSearch, 'page' | 'limit' | 'enquiry'>

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

/** Reads whatever stands in the address; what makes no sense is left out instead of refused. */
export function readDeskSearch(raw: Record<string, unknown>): DeskSearch {
  const page = Number(textOf(raw.page))
  const limit = oneOf(raw.limit, PAGE_SIZES)
  return present({
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    limit: limit === PAGE_SIZE ? undefined : limit,
    startDate: dayOf(raw.startDate),
    endDate: dayOf(raw.endDate),
    status: oneOf(raw.status, ENQUIRY_STATUSES),
    assignedTo: textOf(raw.assignedTo) === NOBODY ? NOBODY : idOf(raw.assignedTo),
    q: textOf(raw.q).slice(0, MAX_LENGTH.search) || undefined,
    show: oneOf(raw.show, ['spam', 'deleted'] as const),
    enquiry: idOf(raw.enquiry),
  })
}

type Loose<T> = { [K in keyof T]?: T[K] | undefined }

function present(search: Loose<DeskSearch>): DeskSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

/** Another filter starts at the first page, with no panel open. */
export function withFilter(search: DeskSearch, change: Loose<DeskFilter>): DeskSearch {
  return readDeskSearch({ ...search, ...change, page: undefined, enquiry: undefined })
}

export function withPage(search: DeskSearch, page: number): DeskSearch {
  return readDeskSearch({ ...search, page })
}

/** Keeps the first listed row in sight when the length of a page changes. */
export function withLimit(search: DeskSearch, limit: number): DeskSearch {
  const firstRow = ((search.page ?? 1) - 1) * (search.limit ?? PAGE_SIZE)
  return readDeskSearch({ ...search, limit, page: Math.floor(firstRow / limit) + 1 })
}

export function withEnquiry(search: DeskSearch, enquiry: string | undefined): DeskSearch {
  return readDeskSearch({ ...search, enquiry })
}

export function filterOf({ page, limit, enquiry, ...filter }: DeskSearch): DeskFilter {
  return filter
}

/** Clear empties every filter field; what is shown (inbox, spam, deleted) and the page's length stay. */
export function withoutFilters({ limit, show }: DeskSearch): DeskSearch {
  return present({ limit, show })
}

export function isFiltered(search: DeskSearch): boolean {
  const { show, ...fields } = filterOf(search)
  return Object.keys(fields).length > 0
}
