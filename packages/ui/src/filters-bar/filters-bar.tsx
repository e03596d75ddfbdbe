'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Button } from '../button/button.tsx'
import { AdjustmentsHorizontalIcon, ChevronDownIcon } from '../icon/icon.tsx'
import { composeHandlers } from '../internal/compose-handlers.ts'

export interface FiltersBarLabels {
  /** Names the group for a screen reader. */
  region: string
  /** On the line that unfolds the fields. */
  show: string
  /** On the same line while they are unfolded. */
  hide: string
  /** On the button that sends the fields; with JavaScript only the keyboard reaches it. */
  apply: string
  clear: string
  /** After the line's text when filters are set. */
  active: (count: number) => string
}

const defaultLabels: FiltersBarLabels = {
  region: 'Filters',
  show: 'Show Filters',
  hide: 'Hide Filters',
  apply: 'Apply',
  clear: 'Clear',
  active: (count) => `${count} active`,
}

export interface FiltersBarProps extends Omit<React.ComponentProps<'form'>, 'action'> {
  /** Where the browser itself sends the filters before or without JavaScript. */
  action?: string | undefined
  /** How many filters are set; with none, Clear rests. @default 0 */
  activeCount?: number | undefined
  /** Empties the filters; the browser has reset the fields by then. */
  onClear?: (() => void) | undefined
  /** Where the fields hide behind their line: on phones, everywhere or nowhere. @default 'phone' */
  fold?: 'phone' | 'always' | 'never' | undefined
  /** Whether the fields are unfolded at first. @default false */
  defaultOpen?: boolean | undefined
  /** Told when the fields unfold or fold. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** More buttons beside Clear, such as Copy. */
  actions?: React.ReactNode
  /** Texts that differ. */
  labels?: Partial<FiltersBarLabels> | undefined
}

/** Lays out the fields that narrow a list, with a button that clears them. Renders a `<form role="search">`. */
export function FiltersBar({
  activeCount = 0,
  onClear,
  fold = 'phone',
  defaultOpen = false,
  onOpenChange,
  actions,
  labels,
  className,
  children,
  onSubmit,
  ...rest
}: FiltersBarProps): React.JSX.Element {
  const texts = { ...defaultLabels, ...labels }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> around it would be a second root
    <form
      role="search"
      aria-label={texts.region}
      data-slot="filters-bar"
      data-fold={fold}
      {...rest}
      // The list behind it follows each change already; only without JavaScript the browser sends the fields.
      onSubmit={composeHandlers(onSubmit, (event) => event.preventDefault())}
      className={cx('sg-filters-bar', className)}
    >
      <details
        className="sg-filters-bar-fold"
        open={defaultOpen || fold === 'never'}
        // Someone may have unfolded it before the script arrived.
        suppressHydrationWarning
        onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      >
        <summary data-slot="filters-bar-summary" className="sg-filters-bar-summary">
          <AdjustmentsHorizontalIcon />
          <span className="sg-filters-bar-show">{texts.show}</span>
          <span className="sg-filters-bar-hide">{texts.hide}</span>
          {activeCount > 0 && (
            <span data-slot="filters-bar-count" className="sg-filters-bar-count">
              {texts.active(activeCount)}
            </span>
          )}
          <ChevronDownIcon className="sg-filters-bar-arrow" />
        </summary>
        <div data-slot="filters-bar-fields" className="sg-filters-bar-fields">
          {children}
          <div data-slot="filters-bar-actions" className="sg-filters-bar-actions">
            <Button type="submit" variant="outline" className="sg-filters-bar-apply">
              {texts.apply}
            </Button>
            <Button type="reset" variant="ghost" disabled={activeCount === 0} onClick={onClear}>
              {texts.clear}
            </Button>
            {actions}
          </div>
        </div>
      </details>
    </form>
  )
}
