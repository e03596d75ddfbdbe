import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { Button } from './button.tsx'

export const docs: ComponentDocs = {
  announced: ['While it loads it keeps its name and the focus, and ignores presses.'],
  uses: [
    {
      right: {
        shown: (
          <Stack direction="row" gap="sm" justify="center" align="center">
            <Button>Send an enquiry</Button>
            <Button variant="outline">Call</Button>
          </Stack>
        ),
        because: 'One prominent button: the next step is clear.',
      },
      wrong: {
        shown: (
          <Stack direction="row" gap="sm" justify="center" align="center">
            <Button>Send an enquiry</Button>
            <Button>Call</Button>
          </Stack>
        ),
        because: 'Two of equal weight: visitors cannot see which one comes first.',
      },
    },
    {
      right: {
        shown: <Button>Save the profile</Button>,
        because: 'The label makes sense on its own, in a screen reader’s list too.',
      },
      wrong: { shown: <Button>OK</Button>, because: 'A list of buttons read aloud says OK, OK, OK.' },
    },
  ],
}
