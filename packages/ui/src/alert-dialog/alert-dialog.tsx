'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '../dialog/dialog.tsx'
import type { ModalProps } from '../dialog/use-modal.ts'

export interface AlertDialogProps
  extends Omit<ModalProps, 'dismissal'>,
    Omit<React.ComponentProps<'dialog'>, 'open' | 'title' | 'children'> {
  /** What is about to happen, in a few words. */
  title: React.ReactNode
  /** The question, in full. */
  description: React.ReactNode
  /** On the button that does it: a verb, not `OK`. @default 'Confirm' */
  confirmLabel?: string | undefined
  /** On the safe button, which has the focus. @default 'Cancel' */
  cancelLabel?: string | undefined
  /** `danger` for what destroys something. @default 'danger' */
  tone?: 'danger' | 'primary' | undefined
  /** Does it. The dialog closes at once. */
  onConfirm: () => void
}

/** Asks before something that is hard to take back. Renders a modal `<dialog role="alertdialog">`. */
export function AlertDialog({
  title,
  description,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  id,
  className,
  ...rest
}: AlertDialogProps): React.JSX.Element {
  const ownId = React.useId()
  const dialogId = id ?? ownId
  const dialog = React.useRef<HTMLDialogElement>(null)
  const safe = React.useRef<HTMLButtonElement>(null)
  React.useImperativeHandle(rest.ref, () => dialog.current as HTMLDialogElement, [])

  // The browser gives its first focus to what carries this attribute, which React keeps for itself.
  React.useEffect(() => safe.current?.setAttribute('autofocus', ''), [])

  return (
    <Dialog
      size="sm"
      data-tone={tone}
      {...rest}
      ref={dialog}
      id={dialogId}
      // A press beside it is too easily made to be an answer.
      dismissal="escape"
      data-slot="alert-dialog"
      role="alertdialog"
      aria-describedby={`${dialogId}-question`}
      className={cx('sg-alert-dialog', className)}
    >
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
      </DialogHeader>
      <DialogDescription id={`${dialogId}-question`} className="sg-alert-dialog-question">
        {description}
      </DialogDescription>
      <DialogFooter>
        <Button ref={safe} variant="outline" onClick={() => dialog.current?.close()}>
          {cancelLabel}
        </Button>
        <Button
          variant={tone}
          onClick={() => {
            dialog.current?.close()
            onConfirm()
          }}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
