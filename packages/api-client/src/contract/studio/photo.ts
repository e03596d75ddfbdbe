import { z } from 'zod'
import { pageFields } from '../enquiry/listing.ts'
import { PHOTO_MAX_BYTES, PHOTO_STATES } from '../rules.ts'
import { requiredLine } from '../text.ts'

const share = z.number({ error: 'Give a number from 0 to 1' }).min(0).max(1)
const focusSchema = z
  .object({ x: share, y: share })
  .describe('The point that stays visible when the photo is cropped, from the upper left corner')

const photoSchema = z.object({
  _id: z.string(),
  name: z.string().describe('Name of the uploaded file'),
  state: z.enum(PHOTO_STATES),
  size: z.int().describe('Size of the upload in bytes'),
  received: z.int().describe('Bytes received so far: continue from here'),
  progress: z.number().min(0).max(1).describe('Progress of the conversion'),
  reason: z.string().nullable().describe('Why it was rejected, and what to do'),
  src: z.string().nullable().describe('The value of `src` in records; null until it is ready'),
  url: z.string().nullable().describe('A small version'),
  wholeUrl: z.string().nullable().describe('The whole photo, to which `focus` refers'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  focus: focusSchema,
  used: z
    .array(z.object({ kind: z.string(), slug: z.string() }))
    .describe('Records that show it, including drafts'),
  by: z.string(),
  at: z.iso.datetime(),
})
export type Photo = z.output<typeof photoSchema>

export const photoResult = z.object({ photo: photoSchema })
export type PhotoResult = z.output<typeof photoResult>

export const photoList = z.object({
  photos: z.array(photoSchema).describe('Newest first'),
  ...pageFields,
})
export type PhotoList = z.output<typeof photoList>

export type CroppablePhoto = NonNullable<PictureList['pictures'][number]['photo']>

export const pictureList = z.object({
  pictures: z
    .array(
      z.object({
        src: z.string().describe('The value of `src` in records'),
        url: z.string().describe('A small version'),
        width: z.int(),
        height: z.int(),
        photo: photoSchema
          .pick({ _id: true, focus: true })
          .extend({ wholeUrl: z.string() })
          .nullable()
          .describe('The photo to crop; null for a picture that came with the site'),
      }),
    )
    .describe('Pictures that came with the site, and uploaded photos that are ready'),
})
export type PictureList = z.output<typeof pictureList>

export const photoInput = z.object({
  name: requiredLine('Name', 'Name the file', 200),
  size: z
    .int({ error: 'Size must be a whole number of bytes' })
    .min(1, 'The file is empty')
    .max(
      PHOTO_MAX_BYTES,
      `This photo is larger than ${PHOTO_MAX_BYTES / 1024 / 1024} MB. Make it smaller and try again.`,
    ),
})
export type PhotoInput = z.input<typeof photoInput>

export const cropInput = z.object({ focus: focusSchema })
export type CropInput = z.input<typeof cropInput>
