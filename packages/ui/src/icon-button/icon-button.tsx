import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'

const iconButton = cva('sg-icon-button', {
  variants: {
    variant: {
      ghost: 'sg-icon-button-ghost',
      outline: 'sg-icon-button-outline',
      soft: 'sg-icon-button-soft',
      solid: 'sg-icon-button-solid',
      picture: 'sg-icon-button-picture',
    },
    size: { sm: 'sg-icon-button-sm', md: 'sg-icon-button-md', lg: 'sg-icon-button-lg' },
  },
})

export interface IconButtonProps extends Omit<React.ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who do not see the icon and as a hint for those who do. */
  label: string
  /** `picture` stands on a photo. @default 'ghost' */
  variant?: 'ghost' | 'outline' | 'soft' | 'solid' | 'picture' | undefined
  /** 36, 44 or 52 px; the smallest only with a mouse at hand. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Gives its look to the one element inside, such as a link with an icon. @default false */
  asChild?: boolean | undefined
}

/** One icon that does one thing. Renders a `<button type="button">`. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  asChild = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps): React.JSX.Element {
  const look = {
    'data-slot': 'icon-button',
    'data-variant': variant,
    'data-size': size,
    'aria-label': label,
    title: label,
    ...rest,
    className: cx(iconButton({ variant, size }), className),
  }
  return asChild ? <Slot {...look} /> : <button {...look} type={type} />
}
