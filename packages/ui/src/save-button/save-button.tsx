'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { HeartIcon } from '../icon/icon.tsx'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { composeHandlers } from '../internal/compose-handlers.ts'
import { useLabels } from '../locale/locale.tsx'
import { type SaveButtonLabels, saveButtonLabels } from './save-button-labels.ts'

export type { SaveButtonLabels } from './save-button-labels.ts'

export interface SaveButtonProps extends Omit<IconButtonProps, 'aria-label' | 'asChild' | 'name'> {
  /** What is saved, such as 'Casa Sol'. */
  name: string
  /** Whether it is saved. @default false */
  pressed?: boolean | undefined
  /** Called with what `pressed` should become. */
  onPressedChange?: ((pressed: boolean) => void) | undefined
  /** Use `picture` on a photo. @default 'picture' */
  variant?: IconButtonProps['variant']
  /** 36, 44 or 52 px; the smallest still takes presses on 44 px. @default 'md' */
  size?: IconButtonProps['size']
  labels?: Partial<SaveButtonLabels> | undefined
  /** Text beside the heart, such as 'Save'. */
  children?: React.ReactNode
}

/** A heart that saves a place or takes it off again. Renders a `<button aria-pressed>`. */
export function SaveButton({
  name,
  pressed = false,
  onPressedChange,
  variant = 'picture',
  labels: own,
  onClick,
  className,
  children,
  ...rest
}: SaveButtonProps): React.JSX.Element {
  const { labels, say } = useLabels('saveButton', saveButtonLabels, own)
  return (
    <IconButton
      data-slot="save-button"
      variant={variant}
      // A page may mark saved places before React hydrates it: the server doesn't know them.
      suppressHydrationWarning
      {...rest}
      aria-label={say(labels.save, { name })}
      aria-pressed={pressed}
      className={cx('sg-save-button', children && 'sg-save-button-wide', className)}
      onClick={composeHandlers(onClick, () => onPressedChange?.(!pressed))}
    >
      <HeartIcon />
      {children}
    </IconButton>
  )
}
