import type { Message } from '../../locale/format-message.ts'

export const paginationLabels = {
  /** Accessible name of the navigation. */
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  /** Accessible name of a page number, with `{page}`. */
  page: 'Page {page}' as Message,
  /** With `{from}`, `{to}` and `{count}`. */
  showing: 'Showing {from} to {to} of {count} results' as Message,
}

export type PaginationLabels = typeof paginationLabels
