'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useLabels } from '../../locale/locale.tsx'
import { Button } from '../button/button.tsx'
import { AdjustmentsHorizontalIcon, ChevronDownIcon } from '../icon/icon.tsx'
import { type FiltersBarLabels, filtersBarLabels } from './filters-bar-labels.ts'

export type { FiltersBarLabels } from './filters-bar-labels.ts'

export interface FiltersBarProps extends Omit<React.ComponentProps<'form'>, 'action'> {
  /** URL the browser submits to before or without JavaScript. */
  action?: string | undefined
  /** Number of filters that are set; with 0, Clear is disabled. @default 0 */
  activeCount?: number | undefined
  /** Called when Clear is pressed, to empty the filters. The browser resets the fields. */
  onClear?: (() => void) | undefined
  /** Where the fields fold behind a summary: on phones, always or never. @default 'phone' */
  fold?: 'phone' | 'always' | 'never' | undefined
  /** Whether the fields are unfolded at first. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the fields unfold or fold. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** More buttons beside Clear, such as Copy. */
  actions?: React.ReactNode
  labels?: Partial<FiltersBarLabels> | undefined
}

/** Lays out the filter fields of a list, with a button that clears them. Renders a `<form role="search">`. */
export function FiltersBar({
  activeCount = 0,
  onClear,
  fold = 'phone',
  defaultOpen = false,
  onOpenChange,
  actions,
  labels: own,
  className,
  children,
  onSubmit,
  ...rest
}: FiltersBarProps): React.JSX.Element {
  const { labels, say } = useLabels('filtersBar', filtersBarLabels, own)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> around it would be a second root
    <form
      role="search"
      aria-label={labels.region}
      data-slot="filters-bar"
      data-fold={fold}
      {...rest}
      // The list already follows each change; only without JavaScript does the browser submit the fields.
      onSubmit={composeHandlers(onSubmit, (event) => event.preventDefault())}
      className={cx('sg-filters-bar', className)}
    >
      <details
        className="sg-filters-bar-fold"
        open={defaultOpen || fold === 'never'}
        // The visitor may have unfolded it before hydration.
        suppressHydrationWarning
        onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      >
        <summary data-slot="filters-bar-summary" className="sg-filters-bar-summary">
          <AdjustmentsHorizontalIcon />
          <span className="sg-filters-bar-show">{labels.show}</span>
          <span className="sg-filters-bar-hide">{labels.hide}</span>
          {activeCount > 0 && (
            <span data-slot="filters-bar-count" className="sg-filters-bar-count">
              {say(labels.active, { count: activeCount })}
            </span>
          )}
          <ChevronDownIcon className="sg-filters-bar-arrow" />
        </summary>
        <div data-slot="filters-bar-fields" className="sg-filters-bar-fields">
          {children}
          <div data-slot="filters-bar-actions" className="sg-filters-bar-actions">
            <Button type="submit" variant="outline" className="sg-filters-bar-apply">
              {labels.apply}
            </Button>
            <Button
              type="reset"
              variant="ghost"
              // Not `disabled`: the press that clears would drop the keyboard focus.
              aria-disabled={activeCount === 0 || undefined}
              onClick={(event) => (activeCount === 0 ? event.preventDefault() : onClear?.())}
            >
              {labels.clear}
            </Button>
            {actions}
          </div>
        </div>
      </details>
    </form>
  )
}
