import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'

const button = cva('sg-button', {
  variants: {
    variant: {
      primary: 'sg-button-primary',
      secondary: 'sg-button-secondary',
      outline: 'sg-button-outline',
      ghost: 'sg-button-ghost',
      danger: 'sg-button-danger',
      link: 'sg-button-link',
    },
    size: { sm: 'sg-button-sm', md: 'sg-button-md', lg: 'sg-button-lg', xl: 'sg-button-xl' },
  },
})

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

export interface ButtonProps extends React.ComponentProps<'button'> {
  /** How much it asks for attention; one primary in a view. @default 'primary' */
  variant?: ButtonVariant | undefined
  /** @default 'md' */
  size?: ButtonSize | undefined
  /** `loading` keeps width, label and focus, shows that work is under way and ignores presses. @default 'idle' */
  state?: 'idle' | 'loading' | undefined
  /** What a screen reader hears while it loads. @default 'Please wait' */
  loadingLabel?: string | undefined
  /** Gives its look to the one element inside, such as a link. @default false */
  asChild?: boolean | undefined
}

/** Starts something. Renders a `<button type="button">`. */
export function Button({
  variant = 'primary',
  size = 'md',
  state = 'idle',
  loadingLabel = 'Please wait',
  asChild = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps): React.JSX.Element {
  const loading = state === 'loading'
  const look = {
    'data-slot': 'button',
    'data-variant': variant,
    'data-size': size,
    'data-state': state,
    ...rest,
    // Not `disabled`: that would throw the keyboard's place away in the middle of a task.
    ...(loading ? { 'aria-disabled': true, 'aria-busy': true } : { onClick }),
    className: cx(button({ variant, size }), className),
  }
  if (asChild) return <Slot {...look}>{children}</Slot>
  return (
    <button {...look} type={loading ? 'button' : type}>
      {children}
      {loading && (
        <span className="sg-button-loading" role="status">
          <span className="sg-visually-hidden">{loadingLabel}</span>
        </span>
      )}
    </button>
  )
}
