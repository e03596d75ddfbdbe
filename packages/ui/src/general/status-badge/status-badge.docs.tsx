import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { Badge } from '../badge/badge.tsx'
import { StatusBadge } from './status-badge.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack direction="row" gap="sm" justify="center">
            <StatusBadge status="pending" />
            <StatusBadge status="in_progress" />
            <StatusBadge status="resolved" />
          </Stack>
        ),
        because: 'The service’s status sets colour and text, the same everywhere.',
      },
      wrong: {
        shown: (
          <Stack direction="row" gap="sm" justify="center">
            <Badge tone="gold">in_progress</Badge>
            <Badge tone="danger">Resolved</Badge>
          </Stack>
        ),
        because: 'Colours picked by hand: staff read gold as an offer, and red as a failure.',
      },
    },
  ],
}
