import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Rating } from './rating.tsx'

export const docs: ComponentDocs = {
  announced: ['The stars are one image, read as “4.7 out of 5”.'],
  uses: [
    {
      right: {
        shown: <Rating value={4.7} reviews={412} show="stars-and-value" />,
        because: 'The average, and the number of reviews behind it.',
      },
      wrong: {
        shown: <Rating value={5} show="stars" />,
        because: 'Five stars from how many guests? One is not four hundred.',
      },
    },
  ],
}
