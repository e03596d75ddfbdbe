import { z } from 'zod'
import { PHOTO_MAX_BYTES, PHOTO_STATES } from '../rules.ts'
import { requiredLine } from '../text.ts'

const share = z.number({ error: 'Give a number from 0 to 1' }).min(0).max(1)
export const focusSchema = z
  .object({ x: share, y: share })
  .describe('What stays in sight when the photo is cropped, from its upper left corner')

export const photoSchema = z.object({
  _id: z.string(),
  name: z.string().describe('Of the file, as it was uploaded'),
  state: z.enum(PHOTO_STATES),
  size: z.int().describe('Bytes of the upload'),
  received: z.int().describe('Bytes that have arrived: where to go on'),
  progress: z.number().min(0).max(1).describe('Of the conversion'),
  reason: z.string().nullable().describe('Why it was refused, and what to do'),
  src: z.string().nullable().describe('How a record names it; null until it is ready'),
  url: z.string().nullable().describe('A small picture of it'),
  wholeUrl: z.string().nullable().describe('All of it, as `focus` is measured'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  focus: focusSchema,
  used: z
    .array(z.object({ kind: z.string(), slug: z.string() }))
    .describe('Records that show it, drafts too'),
  by: z.string(),
  at: z.iso.datetime(),
})
export type Photo = z.output<typeof photoSchema>

export const photoResult = z.object({ photo: photoSchema })
export type PhotoResult = z.output<typeof photoResult>

export const photoList = z.object({
  photos: z.array(photoSchema).describe('Newest first'),
  total: z.int(),
  totalPages: z.int(),
  page: z.int(),
  limit: z.int(),
})
export type PhotoList = z.output<typeof photoList>

export type CroppablePhoto = NonNullable<PictureList['pictures'][number]['photo']>

export const pictureList = z.object({
  pictures: z
    .array(
      z.object({
        src: z.string().describe('How a record names it'),
        url: z.string().describe('A small picture of it'),
        width: z.int(),
        height: z.int(),
        photo: photoSchema
          .pick({ _id: true, focus: true })
          .extend({ wholeUrl: z.string() })
          .nullable()
          .describe('What can be cropped; null of a picture that came with the site'),
      }),
    )
    .describe('Those that came with the site, and the uploaded ones that are ready'),
})
export type PictureList = z.output<typeof pictureList>

export const photoInput = z.object({
  name: requiredLine('Name', 'Name the file', 200),
  size: z
    .int({ error: 'Size must be a whole number of bytes' })
    .min(1, 'The file is empty')
    .max(PHOTO_MAX_BYTES, `A photo has at most ${PHOTO_MAX_BYTES / 1024 / 1024} MB`),
})
export type PhotoInput = z.input<typeof photoInput>

export const cropInput = z.object({ focus: focusSchema })
export type CropInput = z.input<typeof cropInput>
