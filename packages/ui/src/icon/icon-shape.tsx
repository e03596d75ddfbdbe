import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface IconProps extends Omit<React.ComponentProps<'svg'>, 'children' | 'd'> {
  /** Spoken by screen readers; without it the icon is decoration and stays silent. */
  title?: string | undefined
}

/** One outline of the 24 by 24 grid, as large as the text it stands in. Renders an `<svg>`. */
export function Icon({ d, title, className, ...rest }: IconProps & { d: string }): React.JSX.Element {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers unless it has a title
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
      focusable="false"
      {...rest}
      className={cx('sg-icon', className)}
    >
      {title && <title>{title}</title>}
      <path d={d} />
    </svg>
  )
}
