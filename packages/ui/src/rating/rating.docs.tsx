import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { Rating } from './rating.tsx'

export const docs: ComponentDocs = {
  announced: ['The stars are one picture, read as one number of so many.'],
  uses: [
    {
      right: {
        shown: <Rating value={4.7} reviews={412} show="stars-and-value" />,
        because: 'The figure, and how many it rests on.',
      },
      wrong: {
        shown: <Rating value={5} show="stars" />,
        because: 'Five stars of whom? One guest is not four hundred.',
      },
    },
  ],
}
