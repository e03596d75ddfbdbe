'use client'

import { cva, cx } from 'class-variance-authority'
import * as React from 'react'

/** One picture in its encoded forms, with its true size and the words that stand for it. */
export interface PictureImage {
  /** The address every browser can read. */
  src: string
  srcSet?: string | undefined
  /** How wide it is shown, for `srcSet`. */
  sizes?: string | undefined
  /** Better encodings, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined
  /** Intrinsic size in pixels; it reserves the room, so nothing moves when the picture arrives. */
  width: number
  height: number
  alt: string
  /** Any CSS background that resembles the picture until it is there. */
  placeholder?: string | undefined
}

const picture = cva('sg-picture', {
  variants: {
    ratio: {
      natural: 'sg-picture-natural',
      landscape: 'sg-picture-landscape',
      wide: 'sg-picture-wide',
      poster: 'sg-picture-poster',
      square: 'sg-picture-square',
      fill: 'sg-picture-fill',
    },
  },
})

// A picture of nothing: it keeps the browser's broken-picture sign away while the words stay.
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

export interface PictureProps extends Omit<React.ComponentProps<'picture'>, 'children'>, PictureImage {
  /** The shape it is cropped to; `fill` covers the positioned parent. @default 'natural' */
  ratio?: 'natural' | 'landscape' | 'wide' | 'poster' | 'square' | 'fill' | undefined
  /** Fetched first, for the one picture a page opens with. Otherwise it is fetched when near. @default false */
  priority?: boolean | undefined
  /** `eager` for a picture that is out of sight but about to be wanted. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined
  /** Shown when the picture can't be loaded. Without one a tiled panel shows the words. */
  fallback?: PictureImage | undefined
}

/** A picture in the best encoding and width, which never moves the page. Renders a `<picture>`. */
export function Picture({
  src,
  srcSet,
  sizes,
  sources,
  width,
  height,
  alt,
  placeholder,
  ratio = 'natural',
  priority = false,
  loading = 'lazy',
  fallback,
  className,
  style,
  ...rest
}: PictureProps): React.JSX.Element {
  const [failed, setFailed] = React.useState<readonly string[]>([])
  const image = React.useRef<HTMLImageElement>(null)
  const wanted: PictureImage = { src, srcSet, sizes, sources, width, height, alt, placeholder }
  const shown = [wanted, fallback].find((candidate) => candidate && !failed.includes(candidate.src))
  const current = shown ?? { src: nothing, width, height, alt }
  const state = shown === wanted ? 'ready' : shown ? 'fallback' : 'error'

  const fail = React.useCallback(() => setFailed((before) => [...before, current.src]), [current.src])

  // An error that came before hydration reaches no handler; the picture itself still tells.
  React.useEffect(() => {
    const element = image.current
    if (state !== 'error' && element?.complete && element.currentSrc && element.naturalWidth === 0) fail()
  }, [fail, state])

  return (
    <picture
      data-slot="picture"
      data-state={state}
      data-ratio={ratio}
      data-alt={state === 'error' ? alt : undefined}
      {...rest}
      className={cx(picture({ ratio }), className)}
      style={{
        ...(placeholder && state !== 'error' ? { background: placeholder } : {}),
        // Whatever stands in keeps the shape that was promised.
        ...(ratio === 'natural' && state !== 'ready' ? { aspectRatio: `${width} / ${height}` } : {}),
        ...style,
      }}
    >
      {current.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={current.sizes ?? sizes} />
      ))}
      <img
        ref={image}
        data-slot="picture-image"
        className="sg-picture-image"
        src={current.src}
        srcSet={current.srcSet || undefined}
        sizes={current.srcSet ? (current.sizes ?? sizes) : undefined}
        width={current.width}
        height={current.height}
        alt={current.alt}
        loading={priority ? 'eager' : loading}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        onError={fail}
      />
    </picture>
  )
}
