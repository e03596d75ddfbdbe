'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { Button } from '../button/button.tsx'
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '../dialog/dialog.tsx'
import type { ModalProps } from '../dialog/use-modal.ts'
import { type AlertDialogLabels, alertDialogLabels } from './alert-dialog-labels.ts'

export type { AlertDialogLabels } from './alert-dialog-labels.ts'

export interface AlertDialogProps
  extends Omit<ModalProps, 'dismissal'>,
    Omit<React.ComponentProps<'dialog'>, 'open' | 'title' | 'children'> {
  /** Title: what is about to happen, in a few words. */
  title: React.ReactNode
  /** The full question. */
  description: React.ReactNode
  /** Use `danger` for destructive actions. @default 'danger' */
  tone?: 'danger' | 'primary' | undefined
  /** Called on confirmation. The dialog closes at once. */
  onConfirm: () => void
  labels?: Partial<AlertDialogLabels> | undefined
}

/** Asks for confirmation before an action that is hard to undo. Renders a modal `<dialog role="alertdialog">`. */
export function AlertDialog({
  title,
  description,
  tone = 'danger',
  onConfirm,
  labels: own,
  id,
  className,
  ...rest
}: AlertDialogProps): React.JSX.Element {
  const { labels } = useLabels('alertDialog', alertDialogLabels, own)
  const ownId = React.useId()
  const dialogId = id ?? ownId
  const dialog = React.useRef<HTMLDialogElement>(null)
  const safe = React.useRef<HTMLButtonElement>(null)
  const rootRef = useMergedRefs(dialog, rest.ref)

  // A dialog first focuses the element with `autofocus`, an attribute React does not render.
  React.useEffect(() => safe.current?.setAttribute('autofocus', ''), [])

  return (
    <Dialog
      size="sm"
      data-tone={tone}
      {...rest}
      ref={rootRef}
      id={dialogId}
      // Ignore clicks outside: they happen too easily by accident.
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
          {labels.cancel}
        </Button>
        <Button
          variant={tone}
          onClick={() => {
            dialog.current?.close()
            onConfirm()
          }}
        >
          {labels.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
