import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface IconProps extends Omit<React.ComponentProps<'svg'>, 'children' | 'd'> {
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  title?: string | undefined
}

/** An outline icon on a grid of 24 by 24, scaled with the text around it. Renders an `<svg>`. */
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
