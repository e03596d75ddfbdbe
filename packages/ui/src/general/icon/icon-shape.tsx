/// <reference path="./tabler.d.ts" />
import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface IconProps extends Omit<React.ComponentProps<'svg'>, 'children' | 'd'> {
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  title?: string | undefined
}

type Outline = (props: Omit<React.ComponentProps<'svg'>, 'stroke'> & { size?: string }) => React.ReactNode

/** One of Tabler's outlines, scaled with the text around it. Renders an `<svg>`. */
export function Icon({
  of: Outline,
  title,
  stroke,
  className,
  ...rest
}: IconProps & { of: Outline }): React.JSX.Element {
  return (
    <Outline
      data-slot="icon"
      size="1.25em"
      strokeWidth={1.75}
      // In Tabler's components `stroke` is the width.
      color={stroke}
      {...(title ? { role: 'img', title } : { 'aria-hidden': true })}
      focusable="false"
      {...rest}
      className={cx('sg-icon', className)}
    />
  )
}
