import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { formatCount } from '../logic/format-price.ts'

const price = cva('sg-price', {
  variants: { size: { sm: 'sg-price-sm', md: 'sg-price-md', lg: 'sg-price-lg', xl: 'sg-price-xl' } },
})

export interface PriceProps extends Omit<React.ComponentProps<'span'>, 'children' | 'prefix'> {
  /** Amount in whole rupees. */
  amount: number
  /** Text before the amount, such as 'From'. */
  prefix?: string | undefined
  /** Unit of the price, such as '/ night'. */
  unit?: string | undefined
  /** Original price in whole rupees, shown struck through. */
  before?: number | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Screen reader texts around a struck-through price. */
  labels?: { before?: string | undefined; now?: string | undefined } | undefined
}

/** A price in rupees, in tabular figures. Renders a `<span>`. */
export function Price({
  amount,
  prefix,
  unit,
  before,
  size = 'md',
  labels,
  className,
  ...rest
}: PriceProps): React.JSX.Element {
  return (
    <span data-slot="price" data-size={size} {...rest} className={cx(price({ size }), className)}>
      {before !== undefined && (
        <>
          <span className="sg-visually-hidden">{labels?.before ?? 'Was'} </span>
          <s data-slot="price-before" className="sg-price-before">
            {`₹${formatCount(before)}`}
          </s>
          <span className="sg-visually-hidden"> {labels?.now ?? 'now'}</span>{' '}
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
        {`₹${formatCount(amount)}`}
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
