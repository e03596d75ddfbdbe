'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { ModalFrame, type ModalFrameProps } from '../dialog/modal-frame.tsx'

export interface DrawerProps extends ModalFrameProps {
  /** The edge that it slides in from. @default 'end' */
  side?: 'start' | 'end' | 'bottom' | undefined
}

/** Slides in over the page from an edge. Renders a modal `<dialog>` and takes the parts of `Dialog`. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps): React.JSX.Element {
  return <ModalFrame data-slot="drawer" data-side={side} {...rest} className={cx('sg-drawer', className)} />
}
