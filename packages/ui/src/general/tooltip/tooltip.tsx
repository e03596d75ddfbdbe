'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { Slot } from '../../internal/slot.tsx'

export interface TooltipProps extends Omit<React.ComponentProps<'span'>, 'content'> {
  /** The element to explain; it must be focusable. */
  children: React.ReactElement
  /** The explanation: a few words, without controls. */
  content: React.ReactNode
  /** @default 'top' */
  side?: 'top' | 'bottom' | undefined
  /** Edge of the element to align with. @default 'center' */
  align?: 'start' | 'center' | 'end' | undefined
  /** `never` renders the element without the tooltip. @default 'auto' */
  shown?: 'auto' | 'never' | undefined
}

/** A short text about an element, shown on hover and focus; Escape hides it. Renders a `<span>` around it. */
export function Tooltip({
  content,
  side = 'top',
  align = 'center',
  shown = 'auto',
  onPointerEnter,
  onFocus,
  onBlur,
  className,
  children,
  ...rest
}: TooltipProps): React.JSX.Element {
  const id = React.useId()
  const [state, setState] = React.useState<'ready' | 'dismissed'>('ready')

  React.useEffect(() => {
    if (shown === 'never') return
    const dismiss = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        document.getElementById(id)?.parentElement?.matches(':hover, :focus-within')
      )
        setState('dismissed')
    }
    document.addEventListener('keydown', dismiss, true)
    return () => document.removeEventListener('keydown', dismiss, true)
  }, [shown, id])

  const ready = () => setState('ready')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches events of the element inside
    <span
      data-slot="tooltip"
      data-state={shown === 'never' ? 'never' : state}
      data-side={side}
      {...rest}
      onPointerEnter={composeHandlers(onPointerEnter, ready)}
      onFocus={composeHandlers(onFocus, ready)}
      onBlur={composeHandlers(onBlur, ready)}
      className={cx('sg-tooltip', `sg-tooltip-${side}`, `sg-tooltip-${align}`, className)}
    >
      <Slot {...(shown === 'auto' ? { 'aria-describedby': id } : {})}>{children}</Slot>
      {shown === 'auto' && (
        <span data-slot="tooltip-bubble" className="sg-tooltip-bubble" role="tooltip" id={id}>
          {content}
        </span>
      )}
    </span>
  )
}
