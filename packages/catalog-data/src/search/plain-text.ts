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

/** All readable strings inside a value, without duplicates, in order. */
export function plainText(value: unknown): string {
  const found = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part === 'string') found.add(part)
    else if (Array.isArray(part)) part.forEach(walk)
    else if (part !== null && typeof part === 'object')
      for (const [key, inner] of Object.entries(part)) if (!notForReading.has(key)) walk(inner)
  }
  walk(value)
  return [...found].join(' ')
}
