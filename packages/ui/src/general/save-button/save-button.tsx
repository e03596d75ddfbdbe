'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useLabels } from '../../locale/locale.tsx'
import { HeartIcon } from '../icon/icon.tsx'
import { type SaveButtonLabels, saveButtonLabels } from './save-button-labels.ts'

export type { SaveButtonLabels } from './save-button-labels.ts'

export interface SaveButtonProps extends Omit<React.ComponentProps<'button'>, 'aria-label' | 'name'> {
  /** What is saved: the name of a place. */
  name: string
  /** Whether it is saved. @default false */
  pressed?: boolean | undefined
  /** Called with the new value of `pressed`. */
  onPressedChange?: ((pressed: boolean) => void) | undefined
  /** Use `picture` on a photo, `outline` beside other buttons. @default 'picture' */
  variant?: 'picture' | 'outline' | undefined
  labels?: Partial<SaveButtonLabels> | undefined
  /** Text beside the heart, such as 'Save'. */
  children?: React.ReactNode
}

/** A heart that saves a place or removes it again. Renders a `<button aria-pressed>`. */
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
  const label = say(labels.save, { name })
  return (
    <button
      type="button"
      data-slot="save-button"
      data-variant={variant}
      data-text={children ? '' : undefined}
      title={label}
      // A page's script may mark saved places before hydration: the server doesn't know them.
      suppressHydrationWarning
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={cx('sg-save-button', className)}
      onClick={composeHandlers(onClick, () => onPressedChange?.(!pressed))}
    >
      <HeartIcon />
      {children}
    </button>
  )
}
