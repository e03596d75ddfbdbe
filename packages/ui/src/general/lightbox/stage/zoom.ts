/** Zoom state: the scale, and the offset of the picture's centre from the centre of its frame. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export interface Frame {
  width: number
  height: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }
export const doubleTapScale = 2.5
export const closest = 5

/** Size of the current picture in the stage, unscaled. */
export function frameOf(stage: Element): Frame {
  const picture = stage.querySelector<HTMLElement>('[data-state="current"] > *')
  return { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 }
}

/** Clamps the scale and keeps the picture over its frame. */
function within(view: View, frame: Frame): View {
  const scale = Math.min(Math.max(view.scale, 1), closest)
  const limit = (value: number, length: number) => {
    const most = (length * (scale - 1)) / 2
    return Math.min(Math.max(value, -most), most) || 0
  }
  return { scale, x: limit(view.x, frame.width), y: limit(view.y, frame.height) }
}

/** Zooms around `point`, which is relative to the centre of the frame and stays in place. */
export function zoomTo(view: View, wanted: number, point: Point, frame: Frame): View {
  const scale = Math.min(Math.max(wanted, 1), closest)
  const ratio = scale / view.scale
  return within(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    frame,
  )
}

/** Moves a zoomed picture. */
export function pan(view: View, by: Point, frame: Frame): View {
  return within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame)
}
