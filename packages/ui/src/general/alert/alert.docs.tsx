import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { Alert } from './alert.tsx'

export const docs: ComponentDocs = {
  announced: ['A failure interrupts what is being read; the other tones wait for a pause.'],
  uses: [
    {
      right: {
        shown: (
          <Alert
            tone="danger"
            title="The enquiry was not sent"
            actions={<Button size="sm">Send again</Button>}
          >
            Your words are kept.
          </Alert>
        ),
        because: 'What happened, what became of your work, what to do.',
      },
      wrong: {
        shown: (
          <Alert tone="danger" title="Error 503">
            Request failed with status code 503.
          </Alert>
        ),
        because: 'A code for developers, and no next step for the guest.',
      },
    },
  ],
}
