'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { preload } from 'react-dom'

/** A picture with its encodings, intrinsic size and alt text. */
export interface PictureImage {
  /** URL in a format that every browser can read. */
  src: string
  srcSet?: string | undefined
  /** `sizes` attribute for `srcSet`. */
  sizes?: string | undefined
  /** Better encodings, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined
  /** Intrinsic size in pixels; reserves the space, so that nothing moves when the picture loads. */
  width: number
  height: number
  alt: string
  /** CSS background shown until the picture loads. */
  placeholder?: string | undefined
}

// A transparent pixel: it avoids the browser's broken-image icon and keeps the alt text.
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

export interface PictureProps extends Omit<React.ComponentProps<'picture'>, 'children'>, PictureImage {
  /** Aspect ratio to crop to; `fill` covers the positioned parent. @default 'natural' */
  ratio?: 'natural' | 'landscape' | 'wide' | 'poster' | 'square' | 'fill' | undefined
  /** Fetches the picture first; for the one picture that a page opens with. @default false */
  priority?: boolean | undefined
  /** Use `eager` for a picture that is out of view but needed soon. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined
  /** Picture shown if this one fails to load. Without it a tiled panel shows the alt text. */
  fallback?: PictureImage | undefined
}

/** Preloads the best encoding: React preloads an `<img>` with high priority, but not one inside a `<picture>`. */
function preloadBest({ src, srcSet, sizes, sources }: PictureImage): void {
  const best = sources?.[0]
  preload(src, {
    as: 'image',
    imageSrcSet: best?.srcSet ?? srcSet,
    imageSizes: sizes,
    type: best?.type,
    fetchPriority: 'high',
  })
}

/** A picture in the best format and width, without layout shift. Renders a `<picture>`. */
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

  if (priority && state === 'ready') preloadBest(wanted)

  const fail = React.useCallback(() => setFailed((before) => [...before, current.src]), [current.src])

  // An error before hydration reaches no handler, so check the element itself.
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
      className={cx('sg-picture', `sg-picture-${ratio}`, className)}
      style={{
        ...(placeholder && state !== 'error' ? { background: placeholder } : {}),
        // Keep the promised shape for a fallback or the error panel.
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
