import { z } from 'zod'
import { record, slug, text } from './fields.ts'

const wrong = { error: () => 'is not a share of the width\nEnter a number from 0 to 1, such as 0.6.' }
const focus = z
  .number(wrong)
  .min(0, wrong)
  .max(1, wrong)
  .describe('Position of the subject, from the left (0) to the right edge (1) of the picture')

/** Texts and pictures of link previews. */
export const social = record({
  $schema: z.exactOptional(text),
  pages: z.record(
    slug,
    record({
      title: text.describe('Shown in large type'),
      kicker: text.meta({ title: 'Line above the title', description: 'A few words' }),
      picture: text.describe('Name of the picture behind the words'),
      focus: z.exactOptional(focus),
    }),
  ),
  kickers: record({
    hotels: z.exactOptional(text),
    activities: z.exactOptional(text),
    beaches: z.exactOptional(text),
  }).meta({ title: 'Lines above the names of places' }),
  focus: z.record(text, focus).describe('For pictures whose subject is off-centre, by card'),
})
