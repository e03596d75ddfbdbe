import { type Picture, type PictureFile, withAlt } from '../../src/pictures/picture.ts'

type Kind = 'hotel' | 'activity' | 'beach' | 'gallery' | 'hero'

/** Folders to search for fallback pictures, best first, and their alt text. */
const places: Readonly<Record<Kind, { folders: readonly string[]; alt: string }>> = {
  hotel: { folders: ['hotels/'], alt: 'A house with a tiled roof and a veranda under palms' },
  activity: { folders: ['activities/', 'home/'], alt: 'A small boat on open water' },
  beach: { folders: ['beaches/', 'home/'], alt: 'An empty beach with a line of palms' },
  gallery: { folders: ['hotels/'], alt: 'A framed view of a coast with palms' },
  hero: { folders: ['home/'], alt: 'A coast with palms at sunset' },
}

const nothing: PictureFile = {
  name: 'fallback/nothing',
  hash: '',
  width: 16,
  height: 10,
  tints: ['#e7ded0', '#a9bfba', '#3c5a60'],
  src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='10'/%3E",
}

/** Pictures for when one fails to load: photos under fallback/, or others of the business. */
export function fallbackPicturesOf(pictures: ReadonlyMap<string, PictureFile>): Record<Kind, Picture> {
  const names = [...pictures.keys()].filter((name) => !name.startsWith('social/'))
  const found = Object.entries(places).map(([kind, { folders, alt }]) => {
    const wanted = [`fallback/${kind}`, ...folders, '']
    const [name = ''] = wanted.flatMap((start) => names.filter((candidate) => candidate.startsWith(start)))
    return [kind, withAlt(pictures.get(name) ?? nothing, alt)]
  })
  return Object.fromEntries(found)
}
