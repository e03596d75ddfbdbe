'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { DialogContext } from './dialog-parts.tsx'
import { type ModalProps, useModal } from './use-modal.ts'
import { useWarnUnnamed } from './use-warn-unnamed.ts'

export interface ModalFrameProps extends ModalProps, Omit<React.ComponentProps<'dialog'>, 'open'> {}

/** Shared base of Dialog and Drawer: a modal `<dialog>` named by its `DialogTitle`. */
export function ModalFrame({
  open,
  defaultOpen,
  onOpenChange,
  dismissal,
  id,
  children,
  onCancel,
  onClose,
  onClick,
  ref,
  className,
  ...rest
}: ModalFrameProps): React.JSX.Element {
  const ownId = React.useId()
  const dialogId = id ?? ownId
  const titleId = `${dialogId}-title`
  const modal = useModal({ open, defaultOpen, onOpenChange, dismissal }, { onCancel, onClose, onClick, ref })
  useWarnUnnamed(dialogId)
  const context = React.useMemo(() => ({ dialogId, titleId }), [dialogId, titleId])
  return (
    <dialog
      aria-labelledby={rest['aria-label'] ? undefined : titleId}
      {...rest}
      {...modal}
      id={dialogId}
      className={cx('sg-modal', className)}
    >
      <DialogContext value={context}>{children}</DialogContext>
    </dialog>
  )
}
