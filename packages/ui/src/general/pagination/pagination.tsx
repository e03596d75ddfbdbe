'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { warnIf } from '../../internal/warnings.ts'
import { formatNumber } from '../../locale/format-number.ts'
import { useLabels, useLocale } from '../../locale/locale.tsx'
import { paginationRange, resultRange } from '../../logic/pagination-range.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'
import { KeepFocus } from './keep-focus.tsx'
import { type PaginationLabels, paginationLabels } from './pagination-labels.ts'

export type { PaginationLabels } from './pagination-labels.ts'

export interface PaginationProps extends Omit<React.ComponentProps<'nav'>, 'children' | 'results'> {
  /** Current page, from 1. */
  page: number
  totalPages: number
  /** Shows the line with the range of results. */
  results?: { pageSize: number; total: number } | undefined
  /** Called with the page to show. */
  onPageChange?: ((page: number) => void) | undefined
  /** URL of a page, with `{page}` for its number: the steps are then links, which work before hydration. */
  href?: string | undefined
  /** Renders the links, such as a router's; gets `href`. @default 'a' */
  linkAs?: React.ElementType | undefined
  labels?: Partial<PaginationLabels> | undefined
}

/** Page navigation for a long list. Renders a `<nav>`, with links if `href` is given, else buttons. */
export function Pagination({
  page,
  totalPages,
  results,
  onPageChange,
  href,
  linkAs,
  labels: own,
  className,
  ...rest
}: PaginationProps): React.JSX.Element {
  const { labels, say } = useLabels('pagination', paginationLabels, own)
  const { locale } = useLocale()
  warnIf(
    totalPages > 1 && !href && !onPageChange,
    '<Pagination> leads nowhere: give it href or onPageChange.',
  )
  const range = results && resultRange(page, results.pageSize, results.total)
  const steps = { onPageChange, href, linkAs, totalPages }
  return (
    <nav
      data-slot="pagination"
      aria-label={labels.pages}
      {...rest}
      className={cx('sg-pagination', className)}
    >
      {results && range && (
        <p data-slot="pagination-results" className="sg-pagination-results">
          {say(labels.showing, { from: range.from, to: range.to, count: results.total })}
        </p>
      )}
      <ul data-slot="pagination-list" className="sg-pagination-list">
        <li>
          <Step {...steps} to={page - 1} kind="previous" label={labels.previous}>
            <ChevronLeftIcon className="sg-pagination-chevron" />
            <span className="sg-pagination-word">{labels.previous}</span>
          </Step>
        </li>
        {paginationRange(page, totalPages).map((item, index, items) =>
          item === 'gap' ? (
            <li key={`after-${items[index - 1]}`} className="sg-pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item} data-distance={Math.min(2, Math.abs(item - page))}>
              <Step
                {...steps}
                to={item}
                kind={item === page ? 'current' : 'page'}
                label={say(labels.page, { page: item })}
              >
                {formatNumber(item, locale)}
              </Step>
            </li>
          ),
        )}
        <li>
          <Step {...steps} to={page + 1} kind="next" label={labels.next}>
            <span className="sg-pagination-word">{labels.next}</span>
            <ChevronRightIcon className="sg-pagination-chevron" />
          </Step>
        </li>
      </ul>
      <KeepFocus page={page} />
    </nav>
  )
}

interface StepProps extends Pick<PaginationProps, 'onPageChange' | 'href' | 'linkAs' | 'totalPages'> {
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
  href,
  linkAs: Link = 'a',
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
  if (href !== undefined) {
    return (
      <Link href={href.replaceAll('{page}', String(to))} {...look}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" {...look} onClick={onPageChange && (() => onPageChange(to))}>
      {children}
    </button>
  )
}
