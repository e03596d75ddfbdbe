import { z } from 'zod'
import { count, record, text, texts } from './fields.ts'

/** A picture as written in a content file. */
export const writtenPicture = record({
  src: text.describe('Its name below media, such as hotels/la-view-hotel/hero-1, or an https address'),
  alt: text.describe('Describes the picture for people who cannot see it'),
})

/** A resolved picture. */
export const foundPicture = record({
  name: text,
  hash: z.string(),
  width: count,
  height: count,
  tints: z.tuple([text, text, text]),
  src: z.exactOptional(text),
  alt: text,
})

const metaFields = {
  title: text.describe('The title in search results and in the tab'),
  description: text.describe('Text of a search result below the title'),
  keywords: texts,
}
export const writtenMeta = record(metaFields).meta({ title: 'In search results' })
export const foundMeta = record({ ...metaFields, socialPicture: text })
