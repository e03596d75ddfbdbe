import type { Picture } from '../../src/pictures/picture.ts'
import * as is from './shape.ts'

/** A check for each field: the compiler names the one that is missing. */
export type Fields<T> = Readonly<Record<keyof Required<T>, is.Check>>

export const texts: is.Check = is.list(is.text)
const section = is.record({ id: is.maybe(is.text), title: is.text, lines: texts })
export const sections: is.Check = is.list(section)
export const meta: is.Check = is.record({
  title: is.text,
  description: is.text,
  keywords: texts,
  socialPicture: is.text,
})

const picture: Fields<Picture> = {
  name: is.text,
  hash: is.text,
  width: is.whole,
  height: is.whole,
  tints: texts,
  src: is.maybe(is.text),
  alt: is.text,
}
export const pictures: is.Check = is.list(is.record(picture))
