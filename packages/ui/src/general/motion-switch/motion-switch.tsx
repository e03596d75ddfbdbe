'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import {
  motionIsStill,
  prefersReducedMotion,
  watchMotionPreference,
} from '../../internal/hooks/motion-preference.ts'
import { useHydrated } from '../../internal/hooks/use-hydrated.ts'
import { useLabels } from '../../locale/locale.tsx'
import { MOTION_KEY } from '../../theme/restore-theme.ts'
import { PlayerPauseIcon, PlayerPlayIcon } from '../icon/icon.tsx'
import { type MotionSwitchLabels, motionSwitchLabels } from './motion-switch-labels.ts'

export type { MotionSwitchLabels } from './motion-switch-labels.ts'

export interface MotionSwitchProps extends Omit<React.ComponentProps<'button'>, 'children'> {
  labels?: Partial<MotionSwitchLabels> | undefined
}

/** Pauses everything on the site that moves by itself, and remembers it. Renders a `<button role="switch">`. */
export function MotionSwitch({
  labels: own,
  onClick,
  className,
  ...rest
}: MotionSwitchProps): React.JSX.Element {
  const { labels } = useLabels('motionSwitch', motionSwitchLabels, own)
  const hydrated = useHydrated()
  const still = React.useSyncExternalStore(watchMotionPreference, motionIsStill, () => false)
  const byDevice = React.useSyncExternalStore(watchMotionPreference, prefersReducedMotion, () => false)
  return (
    <button
      type="button"
      role="switch"
      data-slot="motion-switch"
      data-state={still ? 'paused' : 'running'}
      aria-checked={still}
      // Not `disabled`: keyboard users must be able to reach the explanation.
      aria-disabled={byDevice || undefined}
      title={byDevice ? labels.device : undefined}
      {...rest}
      className={cx('sg-motion-switch', !hydrated && 'sg-motion-switch-waiting', className)}
      onClick={composeHandlers(onClick, () => {
        if (!byDevice) pauseMotion(!isPaused())
      })}
    >
      {still ? <PlayerPlayIcon /> : <PlayerPauseIcon />}
      {labels.pause}
      <span className="sg-motion-switch-track" aria-hidden="true" />
    </button>
  )
}

const isPaused = (): boolean => document.documentElement.dataset.motion === 'paused'

function pauseMotion(paused: boolean): void {
  const { dataset } = document.documentElement
  if (paused) dataset.motion = 'paused'
  else delete dataset.motion
  try {
    if (paused) localStorage.setItem(MOTION_KEY, 'paused')
    else localStorage.removeItem(MOTION_KEY)
  } catch {
    // Without storage the pause lasts until the page is closed.
  }
}
