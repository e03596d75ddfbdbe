'use client'

import * as React from 'react'
import { motionIsStill, tabIsHidden, watchMotionPreference } from './motion-preference.ts'

export interface MotionOptions {
  /** Milliseconds between ticks. Without it there are none, as for a CSS animation. */
  interval?: number | undefined
  onTick?: (() => void) | undefined
  /** Set to `false` when there is nothing to move, such as a single picture. @default true */
  enabled?: boolean | undefined
}

export interface Motion {
  /** `held` by hover, focus or visibility; `paused` by the visitor or a preference; `idle` with nothing to move. */
  state: 'running' | 'held' | 'paused' | 'idle'
  /** Value for `aria-live`: `off` while running. */
  live: 'off' | 'polite'
  /** Whether the button should offer to play. */
  paused: boolean
  /** Click handler of the pause button. */
  toggle: () => void
  /** Restarts the current interval, after the visitor moved something by hand. */
  restart: () => void
  /** Props of the element that holds everything that moves, including its controls. */
  rootProps: {
    ref: React.RefCallback<Element>
    onFocus: () => void
    onBlur: (event: React.FocusEvent) => void
    onPointerEnter: (event: React.PointerEvent) => void
    onPointerLeave: () => void
  }
}

const enoughToSee = 0.2

/** Decides when something may move by itself; shared by every moving component. */
export function useMotion({ interval, onTick, enabled = true }: MotionOptions = {}): Motion {
  const still = React.useSyncExternalStore(watchMotionPreference, motionIsStill, () => false)
  const hidden = React.useSyncExternalStore(watchMotionPreference, tabIsHidden, () => false)
  const [inSight, setInSight] = React.useState(false)
  const [wish, setWish] = React.useState<'play' | 'pause' | null>(null)
  const [hovered, setHovered] = React.useState(false)
  const [focused, setFocused] = React.useState(false)

  // A new preference for less motion overrides an earlier press of Play.
  const [wasStill, setWasStill] = React.useState(still)
  if (still !== wasStill) {
    setWasStill(still)
    if (still && wish === 'play') setWish(null)
  }

  const paused = wish ? wish === 'pause' : still
  const running = enabled && !paused && !hidden && inSight && !hovered && !focused
  const restart = useTicks(running, interval, onTick)

  const toggle = () => {
    setWish(paused ? 'play' : 'pause')
    // Play is an explicit choice, so hover or focus on its button must not hold the motion.
    setHovered(false)
    setFocused(false)
  }

  return {
    state: !enabled ? 'idle' : paused ? 'paused' : running ? 'running' : 'held',
    live: running ? 'off' : 'polite',
    paused,
    toggle,
    restart,
    rootProps: {
      ref: React.useCallback((root: Element | null) => watchSight(root, setInSight), []),
      onFocus: () => setFocused(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
      // Touch has no hover; scrolling by touch restarts the interval.
      onPointerEnter: (event) => {
        if (event.pointerType !== 'touch') setHovered(true)
      },
      onPointerLeave: () => setHovered(false),
    },
  }
}

function watchSight(root: Element | null, setInSight: (inSight: boolean) => void) {
  if (!root) return
  const observer = new IntersectionObserver(
    (entries) => {
      const inSight = (entries.at(-1)?.intersectionRatio ?? 0) >= enoughToSee
      React.startTransition(() => setInSight(inSight))
    },
    { threshold: [0, enoughToSee] },
  )
  observer.observe(root)
  return () => observer.disconnect()
}

function useTicks(running: boolean, interval?: number, onTick?: () => void): () => void {
  const tick = React.useEffectEvent(() => onTick?.())
  const begin = React.useRef<() => void>(undefined)
  React.useEffect(() => {
    if (!running || !interval) return
    let timer: ReturnType<typeof setTimeout>
    // Each timeout sets the next, so that a machine waking from sleep gets one tick, not a burst.
    const start = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        start()
        tick()
      }, interval)
    }
    begin.current = start
    start()
    return () => {
      begin.current = undefined
      clearTimeout(timer)
    }
  }, [running, interval])
  return React.useCallback(() => begin.current?.(), [])
}
