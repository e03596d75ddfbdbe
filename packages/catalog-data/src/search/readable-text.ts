import { plainText } from '../markdown/plain-text.ts'

const notForReading = new Set([
  'id',
  'slug',
  'key',
  'icon',
  'hash',
  'tints',
  'src',
  'mapEmbed',
  'menuAndRates',
  'stay',
  'outing',
  'bathing',
  'email',
  'updated',
  'socialPicture',
  'pictures',
  'heroPictures',
  'exteriorPictures',
  'poolPictures',
  'diningPictures',
  'visitorPictures',
  'gallery',
  'picture',
])

const inMarkdown = new Set(['description', 'intro', 'paragraphs'])

/** All readable strings inside a value, without duplicates, in order. */
export function readableText(value: unknown): string {
  const found = new Set<string>()
  const walk = (part: unknown, isMarkdown = false): void => {
    if (typeof part === 'string') found.add(isMarkdown ? plainText(part) : part)
    else if (Array.isArray(part)) for (const item of part) walk(item, isMarkdown)
    else if (part !== null && typeof part === 'object')
      for (const [key, inner] of Object.entries(part))
        if (!notForReading.has(key)) walk(inner, inMarkdown.has(key))
  }
  walk(value)
  return [...found].join(' ')
}
