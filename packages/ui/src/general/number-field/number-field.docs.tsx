import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { NumberField } from './number-field.tsx'

export const docs: ComponentDocs = {
  announced: [
    'Each press on a button announces the new number.',
    'At the minimum and the maximum, the button that cannot go further is disabled.',
  ],
  uses: [
    {
      right: {
        shown: <NumberField label="Guests" min={1} max={8} defaultValue={2} />,
        because: 'A small count, changed one at a time.',
      },
      wrong: {
        shown: <NumberField label="Phone" min={0} defaultValue={9822012345} />,
        because: 'A phone number is text, not a quantity. Use TextField with type tel.',
      },
    },
  ],
}
