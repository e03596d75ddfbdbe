import { type Picture, type PictureFile, withAlt } from '../../pictures/picture.ts'
import { type RawRecord, shown } from '../raw-record.ts'
import { isAbsent, isMap } from '../raw-text.ts'

/** Finds a picture of the catalogue by name. */
export type PictureLookup = (name: string) => PictureFile | undefined

const neutral: PictureFile['tints'] = ['#e7ded0', '#a9bfba', '#3c5a60']
const pictureName = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/

function usable(address: string): boolean {
  return (
    /^(https?:\/\/|data:image\/|\.{0,2}\/)/i.test(address) ||
    /^[^\s:]+\.(jpe?g|png|webp|avif|svg|gif)$/i.test(address)
  )
}

/** Reads one picture or a list: an address, an embedded image, or `{src, alt}`. */
export function readPictures(
  record: RawRecord,
  names: [string, ...string[]],
  subject: string,
  find: PictureLookup,
): Picture[] {
  const field = names[0]
  const value = record.take(...names)
  if (isAbsent(value)) return []
  const items = Array.isArray(value) ? value : [value]
  return items.flatMap((item, index) => {
    const place = `${field}[${index}]`
    const refuse = (problem: string, cure: string): Picture[] => {
      record.complain(place, problem, cure)
      return []
    }
    const given = isMap(item) ? (item.src ?? item.url ?? item.image) : item
    if (typeof given !== 'string' || given.trim() === '')
      return refuse(`${shown(item)} is not a picture`, 'Give an address, or {"src": …, "alt": …}.')
    const src = given.trim()
    const alt = isMap(item) ? record.linesIn(place, item.alt ?? item.caption).join(' ') : ''
    const words = alt === '' ? `${subject}, picture ${index + 1}` : alt
    const known = find(src)
    if (known !== undefined) return withAlt(known, words)
    if (pictureName.test(src))
      return refuse(
        `there is no picture named '${src}'`,
        'Check the name against the photos, or give an address.',
      )
    if (!usable(src))
      return refuse(
        `${shown(src)} cannot be shown as a picture`,
        'Use an https address, a path, or a data:image address.',
      )
    const name = src.startsWith('data:') ? `embedded/${field}-${index + 1}` : src
    return withAlt({ name, hash: '', width: 1920, height: 1200, tints: neutral, src }, words)
  })
}
