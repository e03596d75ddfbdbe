import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface DescriptionListProps extends React.ComponentProps<'dl'> {
  /** `rows` puts each term beside its value, `stacked` above it; `columns` flows the pairs. @default 'rows' */
  layout?: 'rows' | 'stacked' | 'columns' | undefined
}

/** Facts as pairs of a term and its value. Renders a `<dl>`. */
export function DescriptionList({
  layout = 'rows',
  className,
  ...rest
}: DescriptionListProps): React.JSX.Element {
  return (
    <dl
      data-slot="description-list"
      data-layout={layout}
      {...rest}
      className={cx('sg-description-list', `sg-description-list-${layout}`, className)}
    />
  )
}

export interface DescriptionItemProps extends React.ComponentProps<'div'> {
  /** Name of the value. */
  term: React.ReactNode
  /** Icon before the term. */
  icon?: React.ReactNode
}

/** One pair of a description list; the children are the value. Renders a `<div>`. */
export function DescriptionItem({
  term,
  icon,
  className,
  children,
  ...rest
}: DescriptionItemProps): React.JSX.Element {
  return (
    <div data-slot="description-item" {...rest} className={cx('sg-description-item', className)}>
      <dt data-slot="description-term" className="sg-description-term">
        {icon}
        {term}
      </dt>
      <dd data-slot="description-value" className="sg-description-value">
        {children}
      </dd>
    </div>
  )
}
