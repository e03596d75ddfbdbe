'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { warnUnnamed } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import { masonrySpans } from '../../logic/masonry-spans.ts'
import { Lightbox, type LightboxImage, type LightboxProps, LightboxTrigger } from '../lightbox/lightbox.tsx'
import { Picture, type PictureImage } from '../picture/picture.tsx'
import { type GalleryLabels, galleryLabels } from './gallery-labels.ts'

export type { GalleryLabels } from './gallery-labels.ts'

export interface GalleryProps extends Omit<React.ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list: what the pictures show. */
  'aria-label': string
  images: readonly LightboxImage[]
  /** Equal frames in rows, or a masonry wall of different heights. @default 'grid' */
  layout?: 'grid' | 'masonry' | undefined
  /** `sizes` attribute of each picture. @default '(min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw' */
  sizes?: string | undefined
  /** Picture shown in place of one that fails to load. */
  fallback?: PictureImage | undefined
  /** Shown when there are no pictures, instead of its label. */
  empty?: React.ReactNode
  labels?: Partial<GalleryLabels> | undefined
  /** Props passed to the lightbox: state, labels and history entry. */
  lightbox?: Omit<LightboxProps, 'images' | 'fallback' | 'children'> | undefined
}

/** Many pictures at once, each a link to its file that opens in the lightbox. Renders a `<div>`. */
export function Gallery({
  'aria-label': label,
  images,
  layout = 'grid',
  sizes = '(min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw',
  fallback,
  empty,
  labels: own,
  lightbox,
  className,
  ...rest
}: GalleryProps): React.JSX.Element {
  warnUnnamed(label, 'Gallery', 'aria-label')
  const { labels } = useLabels('gallery', galleryLabels, own)
  const spans = layout === 'masonry' ? masonrySpans(images) : []
  return (
    <div
      data-slot="gallery"
      data-layout={layout}
      data-state={images.length === 0 ? 'empty' : 'filled'}
      {...rest}
      className={cx('sg-gallery', `sg-gallery-${layout}`, className)}
    >
      {images.length === 0 ? (
        <p data-slot="gallery-empty" className="sg-gallery-empty">
          {empty ?? labels.empty}
        </p>
      ) : (
        <Lightbox {...lightbox} images={images} fallback={fallback}>
          <ul data-slot="gallery-list" className="sg-gallery-list" aria-label={label}>
            {images.map(({ caption, ...image }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: one picture may hang twice on a wall
                key={`${index} ${image.src}`}
                data-slot="gallery-item"
                className="sg-gallery-item"
                style={spans[index] ? ({ '--span': spans[index] } as React.CSSProperties) : undefined}
              >
                <figure className="sg-gallery-figure">
                  <LightboxTrigger index={index} href={image.src} className="sg-gallery-link">
                    <Picture
                      {...image}
                      sizes={image.sizes ?? sizes}
                      ratio={layout === 'grid' ? 'landscape' : 'fill'}
                      fallback={fallback}
                    />
                  </LightboxTrigger>
                  {caption && (
                    <figcaption data-slot="gallery-caption" className="sg-gallery-caption">
                      {caption}
                    </figcaption>
                  )}
                </figure>
              </li>
            ))}
          </ul>
        </Lightbox>
      )}
    </div>
  )
}
