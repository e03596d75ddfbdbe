'use client'

import * as React from 'react'
import { Picture, type PictureImage } from '../../picture/picture.tsx'
import type { LightboxImage } from '../lightbox-image.ts'
import { stageGestures } from './stage-gestures.ts'
import { frameOf, type View } from './zoom.ts'

export interface LightboxStageProps {
  images: readonly LightboxImage[]
  index: number
  /** Direction of the last step; with two pictures both directions lead to the same one. */
  direction: -1 | 1
  view: View
  fallback: PictureImage | undefined
  onView: (view: View) => void
  onStep: (direction: -1 | 1) => void
}

interface Place {
  /** Counts steps, so that pictures move in the direction of the step, even past the ends. */
  slot: number
  index: number
  /** Changes on a jump to a distant picture, so that those between do not slide past. */
  round: number
}

function moveTo(place: Place, index: number, direction: -1 | 1, count: number): Place {
  const ahead = (index - place.index + count) % count
  const isNext = ahead === 1 && !(count === 2 && direction === -1)
  if (isNext) return { ...place, slot: place.slot + 1, index }
  if (ahead === count - 1) return { ...place, slot: place.slot - 1, index }
  return { slot: 0, index, round: place.round + 1 }
}

/** The current picture and its two neighbours, which are fetched ahead. Renders a `<div>`. */
export function LightboxStage({
  images,
  index,
  direction,
  view,
  fallback,
  onView,
  onStep,
}: LightboxStageProps): React.JSX.Element {
  const stage = React.useRef<HTMLDivElement>(null)
  const [pull, setPull] = React.useState<number | null>(null)
  const [place, setPlace] = React.useState<Place>({ slot: 0, index, round: 0 })
  const count = images.length
  if (place.index !== index) setPlace(moveTo(place, index, direction, count))

  const latest = React.useRef({ view, onView, onStep })
  React.useLayoutEffect(() => {
    latest.current = { view, onView, onStep }
  })
  // Before the first paint, so that the first touch counts.
  React.useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const isRightToLeft = getComputedStyle(element).direction === 'rtl'
    return stageGestures(element, {
      frame: () => frameOf(element),
      view: () => latest.current.view,
      onView: (next) => {
        latest.current.view = next
        latest.current.onView(next)
      },
      onPull: setPull,
      onSwipe: (towards) => latest.current.onStep((towards === 'left') === isRightToLeft ? -1 : 1),
    })
  }, [])

  const slots = count === 1 ? [place.slot] : [place.slot - 1, place.slot, place.slot + 1]
  const imageAt = (slot: number) => images[(((place.index + slot - place.slot) % count) + count) % count]

  return (
    <div
      ref={stage}
      data-slot="lightbox-stage"
      data-state={view.scale > 1 ? 'zoomed' : 'whole'}
      className="sg-lightbox-stage"
    >
      <div
        key={place.round}
        data-slot="lightbox-track"
        data-state={pull === null ? 'settled' : 'pulled'}
        className="sg-lightbox-track"
        style={{ '--at': place.slot, '--pull': `${count > 1 ? (pull ?? 0) : 0}px` } as React.CSSProperties}
      >
        {slots.map((slot) => {
          const image = imageAt(slot)
          const isCurrent = slot === place.slot
          if (!image) return null
          const { caption: _, ...picture } = image
          return (
            <div
              key={slot}
              data-slot="lightbox-slide"
              data-state={isCurrent ? 'current' : 'beside'}
              className="sg-lightbox-slide"
              style={{ '--slot': slot, '--ratio': image.width / image.height } as React.CSSProperties}
              inert={!isCurrent}
            >
              <Picture
                {...picture}
                sizes="100vw"
                ratio="fill"
                priority={isCurrent}
                loading="eager"
                fallback={fallback}
                className="sg-lightbox-picture"
                style={isCurrent ? { translate: `${view.x}px ${view.y}px`, scale: view.scale } : {}}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
