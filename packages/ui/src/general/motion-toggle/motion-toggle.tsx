'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import type { Motion } from '../../internal/hooks/use-motion.ts'
import { useLabels } from '../../locale/locale.tsx'
import { PlayerPauseIcon, PlayerPlayIcon } from '../icon/icon.tsx'
import { type MotionToggleLabels, motionToggleLabels } from './motion-toggle-labels.ts'

export { type Motion, type MotionOptions, useMotion } from '../../internal/hooks/use-motion.ts'
export type { MotionToggleLabels } from './motion-toggle-labels.ts'

export interface MotionToggleProps extends Omit<React.ComponentProps<'button'>, 'children'> {
  /** Return value of `useMotion` for the moving element. */
  motion: Pick<Motion, 'paused' | 'toggle'>
  labels?: Partial<MotionToggleLabels> | undefined
}

/** A visible pause and play button for something that moves by itself. Renders a `<button>`. */
export function MotionToggle({
  motion,
  labels: own,
  className,
  onClick,
  ...rest
}: MotionToggleProps): React.JSX.Element {
  const { labels } = useLabels('motionToggle', motionToggleLabels, own)
  const label = motion.paused ? labels.play : labels.pause
  return (
    <button
      type="button"
      data-slot="motion-toggle"
      data-state={motion.paused ? 'paused' : 'playing'}
      aria-label={label}
      title={label}
      {...rest}
      className={cx('sg-motion-toggle', className)}
      onClick={composeHandlers(onClick, motion.toggle)}
    >
      {motion.paused ? <PlayerPlayIcon /> : <PlayerPauseIcon />}
    </button>
  )
}
