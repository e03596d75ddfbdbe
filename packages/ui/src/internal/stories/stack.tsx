import type * as React from 'react'

const gaps = {
  xs: 'var(--sg-space-1)',
  sm: 'var(--sg-space-2)',
  md: 'var(--sg-space-4)',
  lg: 'var(--sg-space-6)',
}

export interface StackProps {
  /** @default 'column' */
  direction?: 'column' | 'row'
  /** @default 'md' */
  gap?: keyof typeof gaps
  align?: 'start' | 'center'
  justify?: 'center'
  children: React.ReactNode
}

/** For docs and stories: spaces its children evenly. */
export function Stack({
  direction = 'column',
  gap = 'md',
  align,
  justify,
  children,
}: StackProps): React.JSX.Element {
  return (
    <div
      style={{
        display: 'flex',
        flexFlow: direction === 'row' ? 'row wrap' : 'column',
        gap: gaps[gap],
        minInlineSize: 0,
        alignItems: align,
        justifyContent: justify,
      }}
    >
      {children}
    </div>
  )
}
