import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import { warnUnnamed } from '../../internal/warnings.ts'

export interface IconButtonProps extends React.ComponentProps<'button'> {
  /** Accessible name, also shown as a tooltip. */
  'aria-label': string
  /** Use `picture` on a photo. @default 'ghost' */
  variant?: 'ghost' | 'outline' | 'soft' | 'solid' | 'picture' | undefined
  /** 36, 44 or 52 px. Use the smallest for mouse users only. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Applies the styles to its single child element, such as a link with an icon. @default false */
  asChild?: boolean | undefined
}

/** A button that shows only an icon. Renders a `<button type="button">`. */
export function IconButton({
  variant = 'ghost',
  size = 'md',
  asChild = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps): React.JSX.Element {
  // The child may have its own accessible name.
  if (!asChild) warnUnnamed(rest['aria-label'] || rest['aria-labelledby'], 'IconButton', 'aria-label')
  const look = {
    'data-slot': 'icon-button',
    'data-variant': variant,
    'data-size': size,
    title: rest['aria-label'],
    ...rest,
    className: cx('sg-icon-button', `sg-icon-button-${variant}`, `sg-icon-button-${size}`, className),
  }
  return asChild ? <Slot {...look} /> : <button {...look} type={type} />
}
