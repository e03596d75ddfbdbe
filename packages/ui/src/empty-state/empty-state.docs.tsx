import { Button } from '../button/button.tsx'
import { InboxIcon } from '../icon/icon.tsx'
import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { EmptyState } from './empty-state.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <EmptyState title="No hotel fits" actions={<Button>Show all hotels</Button>}>
            Nothing has all of this at once.
          </EmptyState>
        ),
        because: 'What is missing, why, and the way out.',
      },
      wrong: {
        shown: <EmptyState title="No data" icon={<InboxIcon />} />,
        because: 'No data for whom, and what now?',
      },
    },
  ],
}
