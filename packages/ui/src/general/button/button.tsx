import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import type { ButtonLabels } from './button-labels.ts'
import { ButtonLoading } from './button-loading.tsx'

export type { ButtonLabels } from './button-labels.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

export interface ButtonProps extends React.ComponentProps<'button'> {
  /** Visual weight; use one `primary` per view. @default 'primary' */
  variant?: ButtonVariant | undefined
  /** @default 'md' */
  size?: ButtonSize | undefined
  /** `loading` shows progress and ignores clicks, but keeps width, label and focus. @default 'idle' */
  state?: 'idle' | 'loading' | undefined
  labels?: Partial<ButtonLabels> | undefined
  /** Applies the styles to its single child element, such as a link. @default false */
  asChild?: boolean | undefined
}

function refuse(event: React.MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Triggers an action. Renders a `<button type="button">`. */
export function Button({
  variant = 'primary',
  size = 'md',
  state = 'idle',
  labels,
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
    // Not `disabled`: that would drop the keyboard focus in the middle of a task.
    ...(loading ? { 'aria-disabled': true, 'aria-busy': true } : { onClick }),
    // Links can also be followed without their own click handlers.
    ...(loading && asChild ? { onClickCapture: refuse } : {}),
    className: cx('sg-button', `sg-button-${variant}`, `sg-button-${size}`, className),
  }
  if (asChild) return <Slot {...look}>{children}</Slot>
  return (
    <button {...look} type={type}>
      {children}
      {loading && <ButtonLoading labels={labels} />}
    </button>
  )
}
