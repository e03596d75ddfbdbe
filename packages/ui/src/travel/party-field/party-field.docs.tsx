import { NumberField } from '../../general/number-field/number-field.tsx'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { PartyField } from './party-field.tsx'

export const docs: ComponentDocs = {
  announced: [
    'Each press on a button announces the new number.',
    'Adding a room announces its number; the focus stays on the button.',
    'Removing a room announces its number and how many are left; the focus moves to Add a room.',
  ],
  uses: [
    {
      right: {
        shown: <PartyField label="Rooms and guests" defaultValue={[{ adults: 2, children: [6] }]} />,
        because: 'What children pay depends on their age, so each of them is asked for.',
      },
      wrong: {
        shown: <NumberField label="Guests, children too" min={1} defaultValue={3} />,
        because: 'Nobody can tell a price or a room from this number.',
      },
    },
  ],
}
