import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Picture } from './picture.tsx'

const [boats] = samplePictures
if (!boats) throw new Error('There is no sample picture.')

export const docs: ComponentDocs = {
  announced: ['Its alternative text is read in its place; an empty one makes it silent.'],
  uses: [
    {
      right: {
        shown: <Picture {...boats} />,
        because: 'The alternative text says what is seen: “Two fishing boats on a palm beach at dawn”.',
      },
      wrong: {
        shown: <Picture {...boats} alt="image-3_final.jpg" ratio="poster" sizes="10rem" />,
        because: 'A file name as alternative text, and a crop that loses the boats.',
      },
    },
  ],
}
