'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { composeHandlers } from '../internal/compose-handlers.ts'

interface PopoverState {
  id: string
  open: boolean
  tell: (open: boolean) => void
}

const PopoverContext: React.Context<PopoverState> = React.createContext<PopoverState>({
  id: '',
  open: false,
  tell: () => {},
})

export interface PopoverProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean | undefined
  /** Called when the visitor opens or closes it, in any way; not when its owner does. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Id of the content. @default a generated one */
  id?: string | undefined
  /** A `PopoverTrigger` and a `PopoverContent`. */
  children: React.ReactNode
}

/** A small panel beside a button. Renders no element of its own. */
export function Popover({
  open,
  defaultOpen = false,
  onOpenChange,
  id,
  children,
}: PopoverProps): React.JSX.Element {
  const ownId = React.useId()
  const [own, setOwn] = React.useState(defaultOpen)
  const shown = open ?? own
  const context = React.useMemo(
    () => ({
      id: id ?? ownId,
      open: shown,
      tell: (now: boolean): void => {
        setOwn(now)
        if (now !== shown) onOpenChange?.(now)
      },
    }),
    [id, ownId, shown, onOpenChange],
  )
  return <PopoverContext value={context}>{children}</PopoverContext>
}

/** Shows and hides the panel, even before or without JavaScript. Renders a `Button`. */
export function PopoverTrigger({
  variant = 'outline',
  className,
  ...rest
}: Omit<ButtonProps, 'asChild'>): React.JSX.Element {
  const { id, open } = React.useContext(PopoverContext)
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={id}
      {...rest}
      data-slot="popover-trigger"
      popoverTarget={id}
      className={cx('sg-popover-trigger', className)}
    />
  )
}

export interface PopoverContentProps extends React.ComponentProps<'div'> {
  /** Edge of the trigger to align with; flips where there is more room. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
}

/** The panel; closes on Escape, a click outside or the trigger. Renders a `<div popover role="dialog">`; name it. */
export function PopoverContent({
  align = 'start',
  className,
  onToggle,
  ref,
  ...rest
}: PopoverContentProps): React.JSX.Element {
  const { id, open, tell } = React.useContext(PopoverContext)
  const panel = React.useRef<HTMLDivElement>(null)
  const [toggles, countToggle] = React.useReducer((count: number) => count + 1, 0)
  React.useImperativeHandle(ref, () => panel.current as HTMLDivElement, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a toggle that the owner refuses is taken back
  React.useEffect(() => {
    const element = panel.current
    if (!element || element.matches(':popover-open') === open) return
    const trigger = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)
    // Pass the trigger as `source`, so that the panel is anchored to it.
    if (open) element.showPopover(trigger ? { source: trigger } : undefined)
    else element.hidePopover()
  }, [open, id, toggles])

  return (
    <div
      role="dialog"
      data-slot="popover-content"
      data-align={align}
      {...rest}
      ref={panel}
      id={id}
      popover="auto"
      onToggle={composeHandlers(onToggle, (event) => {
        if (event.target !== event.currentTarget) return
        tell(event.newState === 'open')
        countToggle()
      })}
      className={cx('sg-popover', className)}
    />
  )
}
