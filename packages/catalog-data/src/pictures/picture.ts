/** One encoded picture: its name is its path under `media/`, its hash names the encoded files. */
export interface PictureFile {
  name: string
  hash: string
  width: number
  height: number
  /** Colours of the top, the middle and the bottom, for the placeholder. */
  tints: readonly [string, string, string]
  /** A whole address or data URI of a picture kept elsewhere: it is served as it stands. */
  src?: string
}

/** A picture with the words that stand for it. */
export interface Picture extends PictureFile {
  alt: string
}

export interface PictureSource {
  type: string
  srcSet: string
}

/** What an `<img>` inside a `<picture>` needs, apart from its alternative text. */
export interface PictureSources {
  src: string
  srcSet: string
  sources: PictureSource[]
  width: number
  height: number
  /** A CSS background that resembles the picture. */
  placeholder: string
}

/** The few browsers that still need WebP are rarely large: the widest file is AVIF alone. */
const encodedWidths = { avif: [480, 800, 1200, 1920], webp: [480, 800, 1200] }

/** Joins a picture file with its alternative text. */
export function withAlt(file: PictureFile, alt: string): Picture {
  return { ...file, alt }
}

/** The addresses of a picture's encoded files below `base`. */
export function pictureSources(file: PictureFile, base = '/media'): PictureSources {
  const shape = {
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
