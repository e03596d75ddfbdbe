'use client'

import * as React from 'react'
import { motionIsStill, tabIsHidden, watchMotionPreference } from './motion-preference.ts'

export interface MotionOptions {
  /** Milliseconds between two ticks. Without it nothing ticks, as for an animation made in CSS. */
  interval?: number | undefined
  onTick?: (() => void) | undefined
  /** `false` when there is nothing to move, such as a single picture. @default true */
  enabled?: boolean | undefined
}

export interface Motion {
  /** `running` now; `held` for a moment by hover, focus, sight or tab; `paused` by wish; `idle` with nothing to move. */
  state: 'running' | 'held' | 'paused' | 'idle'
  /** What a live region inside should say: nothing while it moves by itself. */
  live: 'off' | 'polite'
  /** Whether the pause button should offer to play. */
  paused: boolean
  /** What the pause button does. */
  toggle: () => void
  /** Begins the current interval anew, after the visitor moved something by hand. */
  restart: () => void
  /** For the element that holds all that moves, its controls included. */
  rootProps: {
    ref: (root: Element | null) => void
    onFocus: () => void
    onBlur: (event: React.FocusEvent) => void
    onPointerEnter: (event: React.PointerEvent) => void
    onPointerLeave: () => void
  }
}

const enoughToSee = 0.2

/** The one contract behind everything that moves by itself. */
export function useMotion({ interval, onTick, enabled = true }: MotionOptions = {}): Motion {
  const still = React.useSyncExternalStore(watchMotionPreference, motionIsStill, () => false)
  const hidden = React.useSyncExternalStore(watchMotionPreference, tabIsHidden, () => true)
  const [root, setRoot] = React.useState<Element | null>(null)
  const inSight = useInSight(root)
  const [wish, setWish] = React.useState<'play' | 'pause' | null>(null)
  const [hovered, setHovered] = React.useState(false)
  const [focused, setFocused] = React.useState(false)

  // A fresh request for stillness outweighs an earlier press of Play.
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
    // Play was asked for by name, so neither the pointer nor the focus on its button may hold it back.
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
      ref: setRoot,
      onFocus: () => setFocused(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
      // A finger has no hover; its touch is followed by a scroll, which restarts the interval.
      onPointerEnter: (event) => {
        if (event.pointerType !== 'touch') setHovered(true)
      },
      onPointerLeave: () => setHovered(false),
    },
  }
}

function useInSight(root: Element | null): boolean {
  const [inSight, setInSight] = React.useState(false)
  React.useEffect(() => {
    if (!root) return
    const observer = new IntersectionObserver(
      (entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= enoughToSee),
      { threshold: [0, enoughToSee] },
    )
    observer.observe(root)
    return () => observer.disconnect()
  }, [root])
  return inSight
}

function useTicks(running: boolean, interval?: number, onTick?: () => void): () => void {
  const tick = React.useRef(onTick)
  const begin = React.useRef<() => void>(undefined)
  React.useEffect(() => {
    tick.current = onTick
  })
  React.useEffect(() => {
    if (!running || !interval) return
    let timer: ReturnType<typeof setTimeout>
    // Each timeout is set by the one before, so a machine that slept owes one tick, not a burst of them.
    const start = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        start()
        tick.current?.()
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
