/** A face of a stylesheet that is drawn from a web font. */
export interface FontFace {
  family: string
  file: string
  /** First and last code point of each part of its `unicode-range`. */
  ranges: readonly (readonly [number, number])[]
}

/** The web fonts that a stylesheet declares, minified or not. */
export function fontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1]
    const family = /font-family:\s*["']?([^"';]+)/.exec(face)?.[1]
    return file && family ? [{ family, file, ranges: rangesOf(face) }] : []
  })
}

/** Whether a browser fetches the face for this letter. */
export const draws = ({ ranges }: FontFace, letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => first <= code && code <= last)
}

function rangesOf(face: string): [number, number][] {
  const range = /unicode-range:\s*([^;]+)/.exec(face)?.[1] ?? 'U+0-10FFFF'
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
    // Minifiers write U+100-1FF as U+1??.
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)]
  })
}
