import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { TextField } from './text-field.tsx'

export const docs: ComponentDocs = {
  announced: ['Submitting with a problem moves the focus here; the problem is read after the label.'],
  uses: [
    {
      right: {
        shown: <TextField label="Phone" type="tel" hint="We call between ten and seven." />,
        because: 'The label stays while people type, and the hint says why it is asked.',
      },
      wrong: {
        shown: (
          <TextField label="Phone" labelVisibility="hidden" placeholder="Enter your phone number here" />
        ),
        because: 'A placeholder used as a label disappears at the first digit.',
      },
    },
    {
      right: {
        shown: (
          <TextField
            label="Email"
            defaultValue="asha@"
            error="An email address has a name after the @, such as asha@example.com."
          />
        ),
        because: 'The error says what to do next.',
      },
      wrong: {
        shown: <TextField label="Email" defaultValue="asha@" error="Invalid input" />,
        because: 'It says only that something is wrong, which the red border says already.',
      },
    },
  ],
}
