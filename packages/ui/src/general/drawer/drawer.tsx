'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { ModalFrame, type ModalFrameProps } from '../dialog/modal-frame.tsx'

export interface DrawerProps extends ModalFrameProps {
  /** The edge that it slides in from. @default 'end' */
  side?: 'start' | 'end' | 'bottom' | undefined
}

/** A panel that slides in from an edge of the window. Renders a modal `<dialog>`; takes the parts of `Dialog`. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps): React.JSX.Element {
  return <ModalFrame data-slot="drawer" data-side={side} {...rest} className={cx('sg-drawer', className)} />
}
