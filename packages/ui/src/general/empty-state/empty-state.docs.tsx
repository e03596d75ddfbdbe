import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { InboxIcon } from '../icon/icon.tsx'
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
        because: 'It says what is missing, why, and what to do.',
      },
      wrong: {
        shown: <EmptyState title="No data" icon={<InboxIcon />} />,
        because: 'It says neither what is missing nor what to do about it.',
      },
    },
  ],
}
