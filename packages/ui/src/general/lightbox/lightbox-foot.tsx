'use client'

import * as React from 'react'
import { Picture } from '../picture/picture.tsx'
import type { LightboxImage } from './lightbox-image.ts'

export interface LightboxFootProps {
  images: readonly LightboxImage[]
  index: number
  name: string
  /** Name of a picture's button, from 1. */
  nameOf: (number: number) => string
  onShow: (index: number) => void
}

/** Caption of the current picture, and thumbnails of all. */
export function LightboxFoot(props: LightboxFootProps): React.JSX.Element {
  const { images, index } = props
  const caption = images[index]?.caption
  return (
    <div data-slot="lightbox-foot" className="sg-lightbox-foot">
      {caption && (
        <p data-slot="lightbox-caption" className="sg-lightbox-caption">
          {caption}
        </p>
      )}
      {images.length > 1 && <LightboxThumbnails {...props} />}
    </div>
  )
}

/** One row that follows the current picture. Renders a `<ul>`. */
function LightboxThumbnails({ images, index, name, nameOf, onShow }: LightboxFootProps): React.JSX.Element {
  const row = React.useRef<HTMLUListElement>(null)
  React.useEffect(() => {
    const [list, thumbnail] = [row.current, row.current?.children[index]]
    if (!list || !(thumbnail instanceof HTMLElement)) return
    list.scrollTo({ left: thumbnail.offsetLeft - (list.clientWidth - thumbnail.clientWidth) / 2 })
  }, [index])
  return (
    <ul ref={row} data-slot="lightbox-thumbnails" className="sg-lightbox-thumbnails" aria-label={name}>
      {images.map(({ caption: _, ...image }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice
        <li key={`${place} ${image.src}`}>
          <button
            type="button"
            data-slot="lightbox-thumbnail"
            className="sg-lightbox-thumbnail"
            aria-label={nameOf(place + 1)}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onShow(place)}
          >
            <Picture {...image} alt="" sizes="6rem" ratio="landscape" />
          </button>
        </li>
      ))}
    </ul>
  )
}
