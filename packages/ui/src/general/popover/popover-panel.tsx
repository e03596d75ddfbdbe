'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { type PopoverState, triggerOf } from './popover-state.ts'

export interface PopoverPanelProps extends React.ComponentProps<'div'> {
  /** Edge of the trigger to align with; flips where there is more room. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
}

/** A native popover, anchored to its trigger and controlled by `open`. Renders a `<div popover>`. */
export function PopoverPanel({
  state: { id, open, setOpen },
  align = 'start',
  className,
  onToggle,
  ref,
  ...rest
}: PopoverPanelProps & { state: PopoverState }): React.JSX.Element {
  const panel = React.useRef<HTMLDivElement>(null)
  const [toggles, countToggle] = React.useReducer((count: number) => count + 1, 0)
  const rootRef = useMergedRefs(panel, ref)

  // biome-ignore lint/correctness/useExhaustiveDependencies: reverts a toggle that the parent did not accept
  React.useEffect(() => {
    const element = panel.current
    if (!element || element.matches(':popover-open') === open) return
    const trigger = triggerOf(id)
    // Pass the trigger as `source`, so that the panel is anchored to it.
    if (open) element.showPopover(trigger ? { source: trigger } : undefined)
    else element.hidePopover()
  }, [open, id, toggles])

  return (
    <div
      data-align={align}
      {...rest}
      ref={rootRef}
      id={id}
      popover="auto"
      onToggle={composeHandlers(onToggle, (event) => {
        if (event.target !== event.currentTarget) return
        setOpen(event.newState === 'open')
        countToggle()
      })}
      className={cx('sg-popover-panel', className)}
    />
  )
}
