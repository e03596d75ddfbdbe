'use client'

import * as React from 'react'
import { Picture, type PictureImage, type PictureProps } from '../picture/picture.tsx'
import { Carousel, type CarouselProps } from './carousel-of-slides.tsx'

export type { CarouselLabels } from './carousel-labels.ts'
export { Carousel, type CarouselProps } from './carousel-of-slides.tsx'

export interface ImageCarouselProps extends Omit<CarouselProps, 'children'> {
  images: readonly PictureImage[]
  /** Props passed to every picture; `priority` applies to the first only. */
  picture?: Pick<PictureProps, 'ratio' | 'sizes' | 'priority' | 'fallback'> | undefined
  /** Wraps a picture, for example in a link that opens it. */
  renderSlide?: ((picture: React.ReactElement, index: number) => React.ReactNode) | undefined
}

/** Pictures of one subject as slides. Renders a `<section>`. */
export function ImageCarousel({
  images,
  picture = {},
  renderSlide = (element) => element,
  ...rest
}: ImageCarouselProps): React.JSX.Element {
  return (
    <Carousel {...rest}>
      {images.map((image, slide) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice in a row
        <React.Fragment key={`${slide} ${image.src}`}>
          {renderSlide(
            <Picture
              {...image}
              {...picture}
              sizes={image.sizes ?? picture.sizes}
              priority={slide === 0 && picture.priority}
            />,
            slide,
          )}
        </React.Fragment>
      ))}
    </Carousel>
  )
}
