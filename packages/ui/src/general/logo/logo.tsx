import { cx } from 'class-variance-authority'
import * as React from 'react'
import { Slot, Slottable } from '../../internal/slot.tsx'
import { logoArt } from './logo-art.ts'

export interface LogoProps extends Omit<React.ComponentProps<'span'>, 'children'> {
  /** The mark with its name, or the mark alone. @default 'full' */
  variant?: 'full' | 'mark' | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Name of the brand: shown beside the mark, or visually hidden with `variant="mark"`. */
  name: string
  /** Short text under the name. */
  tagline?: string | undefined
  /** Renders the logo inside its single child element, usually the link to the home page. @default false */
  asChild?: boolean | undefined
  /** The empty element for `asChild`. */
  children?: React.ReactNode
}

/** The brand's logo. Renders a `<span>`. */
export function Logo({
  variant = 'full',
  size = 'md',
  name,
  tagline,
  asChild = false,
  className,
  children,
  ...rest
}: LogoProps): React.JSX.Element {
  const Root = asChild ? Slot : 'span'
  return (
    <Root
      data-slot="logo"
      data-variant={variant}
      data-size={size}
      {...rest}
      className={cx('sg-logo', `sg-logo-${size}`, className)}
    >
      <LogoMark />
      {variant === 'mark' ? (
        <span className="sg-visually-hidden">{name}</span>
      ) : (
        <span className="sg-logo-words">
          <span data-slot="logo-name" className="sg-logo-name">
            {name}
          </span>
          {tagline && (
            <span data-slot="logo-tagline" className="sg-logo-tagline">
              {tagline}
            </span>
          )}
        </span>
      )}
      {asChild ? <Slottable>{children}</Slottable> : children}
    </Root>
  )
}

/** The brand's mark without its name. Renders an `<svg>`. */
export function LogoMark({ className, ...rest }: React.ComponentProps<'svg'>): React.JSX.Element {
  const id = React.useId()
  return (
    <svg
      data-slot="logo-mark"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={cx('sg-logo-mark', className)}
    >
      <clipPath id={id}>
        <path d={logoArt.rim} />
      </clipPath>
      <circle className="sg-logo-ground" cx="16" cy="16" r="16" />
      <g clipPath={`url(#${id})`}>
        <circle className="sg-logo-sun" {...logoArt.sun} />
        {[logoArt.wave, logoArt.trunk, ...logoArt.fronds].map((d) => (
          <path key={d} className="sg-logo-figure" d={d} />
        ))}
      </g>
    </svg>
  )
}
