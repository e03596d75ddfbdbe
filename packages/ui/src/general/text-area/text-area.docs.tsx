import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { TextArea } from './text-area.tsx'

export const docs: ComponentDocs = {
  announced: ['Its hint and its error are read after its name.'],
  uses: [
    {
      right: {
        shown: (
          <TextArea
            label="Message"
            hint="Your dates, the number of guests, and what matters to you."
            defaultValue="We are four and would like to come"
          />
        ),
        because: 'The hint stays below the field while guests write.',
      },
      wrong: {
        shown: (
          <TextArea
            label="Message"
            placeholder="Your dates, the number of guests, and what matters to you."
            defaultValue="We are four and would like to come"
          />
        ),
        because:
          'A placeholder disappears at the first letter, so guests leave out half of what it asks for.',
      },
    },
  ],
}
