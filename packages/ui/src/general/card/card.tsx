import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import type { VariantClasses } from '../../internal/variant-classes.ts'

const card = cva('sg-card', {
  variants: {
    variant: {
      raised: 'sg-card-raised',
      sunken: 'sg-card-sunken',
      plain: 'sg-card-plain',
      ink: 'sg-card-ink',
    },
    padding: { none: 'sg-card-flush', md: 'sg-card-padded' },
  } satisfies VariantClasses<CardProps, 'variant' | 'padding'>,
})

export interface CardProps extends React.ComponentProps<'div'> {
  /** Background of the card. @default 'raised' */
  variant?: 'raised' | 'sunken' | 'plain' | 'ink' | undefined
  /** Use `none` when the parts have their own padding, such as an edge-to-edge picture. @default 'md' */
  padding?: 'none' | 'md' | undefined
  /** Applies the card's styles to its single child element, such as an `<article>` or `<li>`. @default false */
  asChild?: boolean | undefined
}

/** A surface that groups related content. Renders a `<div>`. */
export function Card({
  variant = 'raised',
  padding = 'md',
  asChild = false,
  className,
  ...rest
}: CardProps): React.JSX.Element {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      data-slot="card"
      data-variant={variant}
      {...rest}
      className={cx(card({ variant, padding }), className)}
    />
  )
}

/** The picture at the top of a card. Renders a `<div>`. */
export function CardMedia({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="card-media" {...rest} className={cx('sg-card-media', className)} />
}

/** The text of a card. Renders a `<div>`. */
export function CardBody({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="card-body" {...rest} className={cx('sg-card-body', className)} />
}

export interface CardTitleProps extends React.ComponentProps<'h3'> {
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
}

/** The title of a card. Renders a heading. */
export function CardTitle({ headingLevel = 3, className, ...rest }: CardTitleProps): React.JSX.Element {
  const Heading = `h${headingLevel}` as const
  return <Heading data-slot="card-title" {...rest} className={cx('sg-card-title', className)} />
}

/** The row of buttons or links at the bottom of a card. Renders a `<div>`. */
export function CardActions({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="card-actions" {...rest} className={cx('sg-card-actions', className)} />
}
