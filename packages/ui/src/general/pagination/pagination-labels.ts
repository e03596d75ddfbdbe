import type { Message } from '../../locale/format-message.ts'

export interface PaginationLabels {
  /** Accessible name of the navigation. */
  pages: string
  previous: string
  next: string
  /** Accessible name of a page number, with `{page}`. */
  page: Message
  /** With `{from}`, `{to}` and `{count}`. */
  showing: Message
}

export const paginationLabels: PaginationLabels = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  showing: 'Showing {from} to {to} of {count} results',
}
