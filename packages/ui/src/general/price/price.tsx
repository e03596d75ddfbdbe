'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useLabels, useLocale } from '../../locale/locale.tsx'
import { formatPrice } from '../../logic/format-price.ts'
import { type PriceLabels, priceLabels } from './price-labels.ts'

export type { PriceLabels } from './price-labels.ts'

export interface PriceProps extends Omit<React.ComponentProps<'span'>, 'children' | 'prefix'> {
  /** Amount in whole units of the currency. */
  amount: number
  /** ISO 4217 code. @default the currency of the provider */
  currency?: string | undefined
  /** Text before the amount, such as 'From'. */
  prefix?: string | undefined
  /** Unit of the price, such as '/ night'. */
  unit?: string | undefined
  /** Original price, shown struck through. */
  before?: number | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  labels?: Partial<PriceLabels> | undefined
}

/** A price, in tabular figures. Renders a `<span>`. */
export function Price({
  amount,
  currency,
  prefix,
  unit,
  before,
  size = 'md',
  labels: own,
  className,
  ...rest
}: PriceProps): React.JSX.Element {
  const { labels } = useLabels('price', priceLabels, own)
  const inForce = useLocale()
  const format = { locale: inForce.locale, currency: currency ?? inForce.currency }
  return (
    <span
      data-slot="price"
      data-size={size}
      {...rest}
      className={cx('sg-price', `sg-price-${size}`, className)}
    >
      {before !== undefined && (
        <>
          <span className="sg-visually-hidden">{labels.before} </span>
          <s data-slot="price-before" className="sg-price-before">
            {formatPrice(before, format)}
          </s>
          <span className="sg-visually-hidden"> {labels.now}</span>{' '}
        </>
      )}
      {prefix && (
        <>
          <span data-slot="price-prefix" className="sg-price-word">
            {prefix}
          </span>{' '}
        </>
      )}
      <span data-slot="price-amount" className="sg-price-amount">
        {formatPrice(amount, format)}
      </span>
      {unit && (
        <>
          {' '}
          <span data-slot="price-unit" className="sg-price-word">
            {unit}
          </span>
        </>
      )}
    </span>
  )
}
