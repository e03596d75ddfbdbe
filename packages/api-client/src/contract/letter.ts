import { z } from 'zod'

export const undeliveredSchema = z.object({
  /** Letters that the mail server has not taken for more than ten minutes. */
  undelivered: z.int().min(0),
  /** When the oldest of them was written. */
  since: z.iso.datetime().nullable(),
})
export type UndeliveredResult = z.output<typeof undeliveredSchema>
