/** An encoded picture: `name` is its path under `media/`, `hash` is part of the encoded file names. */
export interface PictureFile {
  name: string
  hash: string
  width: number
  height: number
  /** Colours at the top, middle and bottom, for the placeholder. */
  tints: readonly [string, string, string]
  /** Full address or data URI of a picture stored elsewhere; used unchanged. */
  src?: string
}

/** A picture with its alt text. */
export interface Picture extends PictureFile {
  alt: string
}

export interface PictureSource {
  type: string
  srcSet: string
}

/** Attributes of an `<img>` inside a `<picture>`, except its alt text. */
export interface PictureSources {
  src: string
  srcSet: string
  sources: PictureSource[]
  width: number
  height: number
  /** CSS background that resembles the picture. */
  placeholder: string
}

/** Browsers that still need WebP rarely have large screens, so the widest file is AVIF only. */
const encodedWidths = { avif: [480, 800, 1200, 1920], webp: [480, 800, 1200] }

/** Adds alt text to a picture file. */
export function withAlt(file: PictureFile, alt: string): Picture {
  return { ...file, alt }
}

/** A picture's sources, with its alt text if it has one. */
export type SourcesOf<File> = PictureSources & Pick<File, Extract<keyof File, 'alt'>>

/** URLs of a picture's encoded files below `base`: with its alt text all that a picture component needs. */
export function pictureSources<File extends PictureFile & { alt?: string }>(
  file: File,
  base = '/media',
): SourcesOf<File> {
  return sourcesOf(file, base) as SourcesOf<File>
}

function sourcesOf(file: PictureFile & { alt?: string }, base: string): PictureSources & { alt?: string } {
  const shape = {
    ...(file.alt === undefined ? {} : { alt: file.alt }),
    width: file.width,
    height: file.height,
    placeholder: `linear-gradient(${file.tints.join(', ')})`,
  }
  if (file.src !== undefined) return { src: file.src, srcSet: '', sources: [], ...shape }
  const widthsOf = (type: 'avif' | 'webp') => {
    const fitting = encodedWidths[type].filter((width) => width <= file.width)
    return fitting.length > 0 ? fitting : [file.width]
  }
  const address = (width: number, type: string) => `${base}/${file.name}-${width}.${file.hash}.${type}`
  const srcSet = (type: 'avif' | 'webp') =>
    widthsOf(type)
      .map((width) => `${address(width, type)} ${width}w`)
      .join(', ')
  const middle = widthsOf('webp').at(-1) ?? file.width
  return {
    src: address(middle, 'webp'),
    srcSet: srcSet('webp'),
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
    ...shape,
  }
}
