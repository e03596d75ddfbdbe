import { doubleTapScale, type Frame, type Point, pan, type View, whole, zoomTo } from './zoom.ts'

export interface StageGestureOptions {
  /** Size of the picture in view, unscaled. */
  frame: () => Frame
  view: () => View
  onView: (view: View) => void
  /** Called during a swipe with its distance in pixels; `null` when it ends. */
  onPull: (pixels: number | null) => void
  /** Called after a long or fast enough swipe to the left or right of the screen. */
  onSwipe: (towards: 'left' | 'right') => void
}

const tapTime = 320
const tapSlack = 24
const farEnough = 0.14
const fastEnough = 0.45

const at = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function fromMiddle(stage: HTMLElement, point: Point): Point {
  const box = stage.getBoundingClientRect()
  return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }
}

function isSwipe(pulled: number, milliseconds: number, width: number): boolean {
  const speed = Math.abs(pulled) / Math.max(milliseconds, 1)
  return Math.abs(pulled) > width * farEnough || (speed > fastEnough && Math.abs(pulled) > tapSlack)
}

/** Tells of each tap whether it is the second of a double tap. */
function doubleTaps(): (event: PointerEvent) => boolean {
  let last = { at: { x: 0, y: 0 }, time: Number.NEGATIVE_INFINITY }
  return (event) => {
    const isSecond = event.timeStamp - last.time < tapTime && distance(at(event), last.at) < tapSlack
    last = { at: at(event), time: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp }
    return isSecond
  }
}

/** Handles swipe, pan, pinch, double tap and trackpad pinch on the lightbox's stage. */
export function stageGestures(stage: HTMLElement, options: StageGestureOptions): () => void {
  const fingers = new Map<number, Point>()
  let began = { at: { x: 0, y: 0 }, time: 0, moved: false, pinched: false }
  const isDoubleTap = doubleTaps()

  const isZoomed = () => options.view().scale > 1
  const zoom = (scale: number, around: Point) =>
    options.onView(zoomTo(options.view(), scale, fromMiddle(stage, around), options.frame()))

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return
    fingers.set(event.pointerId, at(event))
    if (fingers.size === 1) began = { at: at(event), time: event.timeStamp, moved: false, pinched: false }
    else {
      began.pinched = true
      options.onPull(null)
    }
  }

  function onMove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = at(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (!began.moved && distance(now, began.at) > 6) {
      began.moved = true
      stage.setPointerCapture(event.pointerId)
    }
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      zoom((options.view().scale * distance(now, other)) / (distance(before, other) || 1), middle)
    } else if (isZoomed()) {
      options.onView(pan(options.view(), { x: now.x - before.x, y: now.y - before.y }, options.frame()))
    } else if (began.moved && !began.pinched) {
      options.onPull(now.x - began.at.x)
    }
  }

  function onUp(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    if (!began.moved) onTap(event)
    // Don't swipe with the finger that remains after a pinch.
    if (!began.moved || began.pinched || isZoomed()) return
    const pulled = event.clientX - began.at.x
    options.onPull(null)
    if (isSwipe(pulled, event.timeStamp - began.time, stage.clientWidth))
      options.onSwipe(pulled < 0 ? 'left' : 'right')
  }

  function onTap(event: PointerEvent): void {
    if (!isDoubleTap(event)) return
    if (isZoomed()) options.onView(whole)
    else zoom(doubleTapScale, at(event))
  }

  function onCancel(event: PointerEvent): void {
    fingers.delete(event.pointerId)
    options.onPull(null)
  }

  function onWheel(event: WheelEvent): void {
    // A trackpad reports a pinch as a wheel event with Control held.
    if (!event.ctrlKey) return
    event.preventDefault()
    zoom(options.view().scale * Math.exp(-event.deltaY / 100), at(event))
  }

  const onDragStart = (event: Event) => event.preventDefault()

  const listening = new AbortController()
  const { signal } = listening
  stage.addEventListener('pointerdown', onDown, { signal })
  stage.addEventListener('pointermove', onMove, { signal })
  stage.addEventListener('pointerup', onUp, { signal })
  stage.addEventListener('pointercancel', onCancel, { signal })
  stage.addEventListener('wheel', onWheel, { signal, passive: false })
  stage.addEventListener('dragstart', onDragStart, { signal })
  return () => listening.abort()
}
