import * as React from 'react'
import { doubleTapScale, frameOf, pan, type View, whole, zoomTo } from './stage/zoom.ts'

interface ZoomOptions {
  dialog: React.RefObject<HTMLDialogElement | null>
  index: number
  count: number
  onStep: (by: -1 | 1) => void
  onIndexChange: (index: number) => void
}

interface Zoom {
  view: View
  setView: (view: View) => void
  toggleZoom: () => void
  /** Handles a key; returns whether it was handled. */
  act: (key: string) => boolean
}

/** The side of the picture that each arrow key pans to. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Zoom of the picture in view, which the next picture starts without, and the keys of the lightbox. */
export function useZoom({ dialog, index, count, onStep, onIndexChange }: ZoomOptions): Zoom {
  const [zoomed, setZoomed] = React.useState<{ view: View; of: number }>({ view: whole, of: index })
  const view = zoomed.of === index ? zoomed.view : whole
  const setView = (next: View) => setZoomed({ view: next, of: index })

  const frame = () => (dialog.current ? frameOf(dialog.current) : { width: 0, height: 0 })
  const zoomBy = (ratio: number) => setView(zoomTo(view, view.scale * ratio, { x: 0, y: 0 }, frame()))

  /** Pans a zoomed picture; returns whether it moved. */
  const panBy = (x: number, y: number): boolean => {
    const { width, height } = frame()
    const next = pan(view, { x: (x * width) / 4, y: (y * height) / 4 }, { width, height })
    if (next.x === view.x && next.y === view.y) return false
    setView(next)
    return true
  }

  const act = (key: string): boolean => {
    const forward = isRightToLeft(dialog.current) ? 'ArrowLeft' : 'ArrowRight'
    const [x, y] = directions[key] ?? [0, 0]
    if ((x || y) && panBy(-x, -y)) return true
    if (key === 'ArrowLeft' || key === 'ArrowRight') onStep(key === forward ? 1 : -1)
    else if (key === 'Home') onIndexChange(0)
    else if (key === 'End') onIndexChange(count - 1)
    else if (key === '+') zoomBy(1.5)
    else if (key === '-') zoomBy(1 / 1.5)
    else if (key === '0') setView(whole)
    else return false
    return true
  }

  return {
    view,
    setView,
    toggleZoom: () => setView(view.scale > 1 ? whole : { ...whole, scale: doubleTapScale }),
    act,
  }
}

function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl'
}
