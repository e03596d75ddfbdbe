import { draws, fontFaces } from '../../../packages/ui/build/font-faces.ts'

/** The font files that a browser fetches for a page: those whose `unicode-range` has one of its characters. */
export function fetchedFonts(html: string, styles: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
  const letters = [...new Set(body)]
  const faces = fontFaces(styles).filter((face) => letters.some((letter) => draws(face, letter)))
  return [...new Set(faces.map(({ file }) => file))]
}
