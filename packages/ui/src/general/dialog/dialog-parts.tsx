'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import { warnOutside } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import { XIcon } from '../icon/icon.tsx'
import { dialogCommand } from './dialog-command.ts'
import { type DialogLabels, dialogLabels } from './dialog-labels.ts'

/** The ids that tie the parts of one dialog together. */
export const DialogContext: React.Context<{ dialogId: string; titleId: string }> = React.createContext({
  dialogId: '',
  titleId: '',
})

/** The row with the title and the close button. Renders a `<div>`: a `<header>` would be a second page banner. */
export function DialogHeader({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="dialog-header" {...rest} className={cx('sg-dialog-header', className)} />
}

/** The title and accessible name of the dialog. Renders an `<h2>`. */
export function DialogTitle({ className, ...rest }: React.ComponentProps<'h2'>): React.JSX.Element {
  const { titleId } = React.useContext(DialogContext)
  warnOutside(titleId !== '', 'DialogTitle', 'Dialog')
  return <h2 id={titleId} data-slot="dialog-title" {...rest} className={cx('sg-dialog-title', className)} />
}

/** A sentence under the title. Renders a `<p>`. */
export function DialogDescription({ className, ...rest }: React.ComponentProps<'p'>): React.JSX.Element {
  return <p data-slot="dialog-description" {...rest} className={cx('sg-dialog-description', className)} />
}

/** The content of the dialog; scrolls when it is long. Renders a `<div>`. */
export function DialogBody({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="dialog-body" {...rest} className={cx('sg-dialog-body', className)} />
}

/** The dialog's buttons, the most important last. Renders a `<div>`. */
export function DialogFooter({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="dialog-footer" {...rest} className={cx('sg-dialog-footer', className)} />
}

export interface DialogCloseProps extends React.ComponentProps<'button'> {
  labels?: Partial<DialogLabels> | undefined
}

/** Closes the surrounding dialog, even before or without JavaScript. Renders a `<button>` with a cross. */
export function DialogClose({
  className,
  children,
  onClick,
  labels: own,
  ...rest
}: DialogCloseProps): React.JSX.Element {
  const { labels } = useLabels('dialog', dialogLabels, own)
  const { dialogId } = React.useContext(DialogContext)
  warnOutside(dialogId !== '', 'DialogClose', 'Dialog')
  return (
    <button
      type="button"
      data-slot="dialog-close"
      aria-label={labels.close}
      {...rest}
      {...dialogCommand('close', dialogId, onClick)}
      className={cx('sg-dialog-close', className)}
    >
      {children ?? <XIcon />}
    </button>
  )
}

export interface DialogTriggerProps extends React.ComponentProps<'button'> {
  /** Id of the dialog to open. */
  dialogId: string
  /** Applies the behaviour to its single child, a button such as `Button`. @default false */
  asChild?: boolean | undefined
}

/** Opens a dialog by its id, even before or without JavaScript. Renders a `<button>`. */
export function DialogTrigger({
  dialogId,
  asChild = false,
  onClick,
  className,
  ...rest
}: DialogTriggerProps): React.JSX.Element {
  const Part = asChild ? Slot : 'button'
  return (
    <Part
      {...(asChild ? {} : { type: 'button' as const })}
      data-slot="dialog-trigger"
      {...(rest as React.ComponentProps<'button'>)}
      {...dialogCommand('show-modal', dialogId, onClick)}
      className={cx(!asChild && 'sg-dialog-trigger', className)}
    />
  )
}
