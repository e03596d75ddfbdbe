import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Prose } from './prose.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Prose>
            <h3>Refunds</h3>
            <p>Everything is paid back 30 or more days before check-in. After that:</p>
            <ul>
              <li>15 to 30 days: one night is charged</li>
              <li>under 15 days: the whole stay is charged</li>
            </ul>
          </Prose>
        ),
        because: 'Real headings and lists: readers skim them, and screen readers jump between them.',
      },
      wrong: {
        shown: (
          <Prose>
            <p>
              <strong>REFUNDS</strong>
            </p>
            <p>
              Everything is paid back 30 or more days before check-in. After that: - 15 to 30 days: one night
              is charged - under 15 days: the whole stay is charged
            </p>
          </Prose>
        ),
        because: 'Bold text and dashes only look like a heading and a list: screen readers find neither.',
      },
    },
  ],
}
