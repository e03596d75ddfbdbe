import { z } from 'zod'
import { list, markdown, record, slug, text, texts } from './fields.ts'
import type { Fixed } from './fixed.ts'

export const textSection = record({
  id: slug.describe('Anchor of the section'),
  heading: text,
  paragraphs: list(markdown),
  list: z.exactOptional(texts),
})

/** A page that the owner added, such as "Getting here". The file name is its path. */
export const textPage = record({
  title: text,
  intro: markdown,
  sections: list(textSection),
  meta: record({ title: text, description: text, keywords: texts }).meta({ title: 'In search results' }),
})

export type TextSection = Fixed<z.output<typeof textSection>>
export type TextPageRecord = Fixed<z.output<typeof textPage>>
