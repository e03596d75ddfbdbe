'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { ModalFrame, type ModalFrameProps } from './modal-frame.tsx'

export type { DialogLabels } from './dialog-labels.ts'
export {
  DialogBody,
  DialogClose,
  type DialogCloseProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog-parts.tsx'
export type { Dismissal } from './use-modal.ts'

export interface DialogProps extends ModalFrameProps {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** A window that blocks the page behind it. Renders a modal `<dialog>`; give it a `DialogTitle`. */
export function Dialog({ size = 'md', className, ...rest }: DialogProps): React.JSX.Element {
  return <ModalFrame data-slot="dialog" data-size={size} {...rest} className={cx('sg-dialog', className)} />
}
