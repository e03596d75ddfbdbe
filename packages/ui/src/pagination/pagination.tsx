import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'
import { Slot } from '../internal/slot.tsx'
import { paginationRange, resultRange } from '../logic/pagination-range.ts'
import { KeepFocus } from './keep-focus.tsx'

export interface PaginationLabels {
  /** Accessible name of the navigation. @default 'Pages' */
  pages?: string | undefined
  /** @default 'Previous' */
  previous?: string | undefined
  /** @default 'Next' */
  next?: string | undefined
  /** Accessible name of a page number. @default (page) => `Page ${page}` */
  page?: ((page: number) => string) | undefined
  /** @default (from, to, total) => `Showing ${from} to ${to} of ${total} results` */
  showing?: ((from: number, to: number, total: number) => React.ReactNode) | undefined
}

export interface PaginationProps extends Omit<React.ComponentProps<'nav'>, 'children' | 'results'> {
  /** Current page, from 1. */
  page: number
  totalPages: number
  /** Shows the line with the range of results. */
  results?: { pageSize: number; total: number } | undefined
  /** Called with the page to show. */
  onPageChange?: ((page: number) => void) | undefined
  /** Renders each step as a link, which works before hydration: `<Link search={{ page }}>{content}</Link>`. */
  renderLink?: ((page: number, content: React.ReactNode) => React.ReactElement) | undefined
  labels?: PaginationLabels | undefined
}

/** Page navigation for a long list. Renders a `<nav>`, with links if `renderLink` is given, else buttons. */
export function Pagination({
  page,
  totalPages,
  results,
  onPageChange,
  renderLink,
  labels = {},
  className,
  ...rest
}: PaginationProps): React.JSX.Element {
  const { pages = 'Pages', previous = 'Previous', next = 'Next' } = labels
  const { page: pageLabel = (number) => `Page ${number}`, showing = defaultShowing } = labels
  const range = results && resultRange(page, results.pageSize, results.total)
  const steps = { onPageChange, renderLink, totalPages }
  return (
    <nav data-slot="pagination" aria-label={pages} {...rest} className={cx('sg-pagination', className)}>
      {results && range && (
        <p data-slot="pagination-results" className="sg-pagination-results">
          {showing(range.from, range.to, results.total)}
        </p>
      )}
      <ul data-slot="pagination-list" className="sg-pagination-list">
        <li>
          <Step {...steps} to={page - 1} kind="previous" label={previous}>
            <ChevronLeftIcon className="sg-pagination-chevron" />
            <span className="sg-pagination-word">{previous}</span>
          </Step>
        </li>
        {paginationRange(page, totalPages).map((item, index, items) =>
          item === 'gap' ? (
            <li key={`after-${items[index - 1]}`} className="sg-pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item} data-distance={Math.min(2, Math.abs(item - page))}>
              <Step {...steps} to={item} kind={item === page ? 'current' : 'page'} label={pageLabel(item)}>
                {item}
              </Step>
            </li>
          ),
        )}
        <li>
          <Step {...steps} to={page + 1} kind="next" label={next}>
            <span className="sg-pagination-word">{next}</span>
            <ChevronRightIcon className="sg-pagination-chevron" />
          </Step>
        </li>
      </ul>
      <KeepFocus page={page} />
    </nav>
  )
}

const defaultShowing = (from: number, to: number, total: number): string =>
  `Showing ${from} to ${to} of ${total} results`

interface StepProps extends Pick<PaginationProps, 'onPageChange' | 'renderLink' | 'totalPages'> {
  to: number
  kind: 'previous' | 'next' | 'page' | 'current'
  label: string
  children: React.ReactNode
}

function Step({
  to,
  kind,
  label,
  totalPages,
  onPageChange,
  renderLink,
  children,
}: StepProps): React.JSX.Element {
  const look = {
    'data-slot': `pagination-${kind}`,
    'aria-label': label,
    className: cx('sg-pagination-step', `sg-pagination-${kind}`),
    ...(kind === 'current' ? { 'aria-current': 'page' as const } : {}),
  }
  if (to < 1 || to > totalPages) {
    // Keep the button at the ends, so that Next does not move under the pointer.
    return (
      <button type="button" {...look} disabled>
        {children}
      </button>
    )
  }
  if (renderLink) return <Slot {...look}>{renderLink(to, children)}</Slot>
  return (
    <button type="button" {...look} onClick={onPageChange && (() => onPageChange(to))}>
      {children}
    </button>
  )
}
