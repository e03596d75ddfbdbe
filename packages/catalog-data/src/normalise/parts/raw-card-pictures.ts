import type { Picture } from '../../pictures/picture.ts'
import type { RawRecord } from '../raw-record.ts'
import type { PictureLookup } from './raw-pictures.ts'

/** The pictures of a card: those that the record names, else its first four. */
export function readCardPictures(
  record: RawRecord,
  all: readonly Picture[],
  find: PictureLookup,
): readonly Picture[] {
  const names = record.lines('cardPictures')
  if (names.length === 0) return all.slice(0, 4)
  return names.flatMap((name, index) => {
    const wanted = find(name)?.name ?? name
    const picture = all.find((candidate) => candidate.name === wanted)
    if (picture === undefined)
      record.complain(
        `cardPictures[${index}]`,
        `'${name}' is none of the record's pictures`,
        'Name a picture that stands elsewhere in the record.',
      )
    return picture ?? []
  })
}
