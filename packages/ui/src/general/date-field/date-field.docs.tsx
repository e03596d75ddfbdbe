import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { TextField } from '../text-field/text-field.tsx'
import { DateField } from './date-field.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <DateField label="Arrival" hint="From tomorrow on." />,
        because: 'The browser’s own field: it knows the visitor’s calendar and keys.',
      },
      wrong: {
        shown: <TextField label="Arrival" placeholder="DD/MM/YYYY" />,
        because: 'Typed by pattern: is 03/04 in March or in April?',
      },
    },
  ],
}
