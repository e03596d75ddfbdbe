import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { NumberField } from './number-field.tsx'

export const docs: ComponentDocs = {
  announced: [
    'Each press on a button announces the new number.',
    'At the smallest and the largest number the button that leads no further rests.',
  ],
  uses: [
    {
      right: {
        shown: <NumberField label="Guests" min={1} max={8} defaultValue={2} />,
        because: 'A small count, taken one at a time.',
      },
      wrong: {
        shown: <NumberField label="Phone" min={0} defaultValue={9822012345} />,
        because: 'A phone is a text of digits: nobody counts it up. TextField with type tel.',
      },
    },
  ],
}
