'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import { warnOutside } from '../../internal/warnings.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { PopoverPanel, type PopoverPanelProps } from './popover-panel.tsx'
import { type OpenProps, type PopoverState, usePopoverState } from './popover-state.ts'

const PopoverContext: React.Context<PopoverState> = React.createContext<PopoverState>({
  id: '',
  open: false,
  setOpen: () => {},
})

export interface PopoverProps extends OpenProps {
  /** A `PopoverTrigger` and a `PopoverContent`. */
  children: React.ReactNode
}

/** A small panel beside a button. Renders no element of its own. */
export function Popover({ children, ...props }: PopoverProps): React.JSX.Element {
  return <PopoverContext value={usePopoverState(props)}>{children}</PopoverContext>
}

/** Shows and hides the panel, even before or without JavaScript. Renders a `Button`; with `asChild` its own button. */
export function PopoverTrigger({
  asChild = false,
  variant = 'outline',
  className,
  ...rest
}: ButtonProps): React.JSX.Element {
  const { id, open } = React.useContext(PopoverContext)
  warnOutside(id !== '', 'PopoverTrigger', 'Popover')
  const trigger = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': id,
    ...rest,
    'data-slot': 'popover-trigger',
    popoverTarget: id,
    className: cx('sg-popover-trigger', className),
  } as const
  return asChild ? <Slot {...trigger} /> : <Button variant={variant} {...trigger} />
}

export type PopoverContentProps = PopoverPanelProps

/** The panel; closes on Escape, a click outside or the trigger. Renders a `<div popover role="dialog">`; name it. */
export function PopoverContent({ className, ...rest }: PopoverContentProps): React.JSX.Element {
  const state = React.useContext(PopoverContext)
  warnOutside(state.id !== '', 'PopoverContent', 'Popover')
  return (
    <PopoverPanel
      role="dialog"
      data-slot="popover-content"
      {...rest}
      state={state}
      className={cx('sg-popover', className)}
    />
  )
}
