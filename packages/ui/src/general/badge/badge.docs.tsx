import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { Badge } from './badge.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack direction="row" gap="sm" justify="center">
            <Badge tone="success">Open all year</Badge>
            <Badge tone="gold">20% OFF</Badge>
          </Stack>
        ),
        because: 'The word carries the meaning, even without the colour.',
      },
      wrong: {
        shown: (
          <Stack direction="row" gap="sm" justify="center">
            <Badge tone="success">●</Badge>
            <Badge tone="danger">●</Badge>
          </Stack>
        ),
        because: 'Colour alone: a screen reader says nothing, and one man in twelve sees one colour.',
      },
    },
    {
      right: { shown: <Badge tone="info">Members only</Badge>, because: 'It informs; it is not a control.' },
      wrong: {
        shown: <Badge tone="primary">Book now →</Badge>,
        because: 'Looks like a button and does nothing. Use Button.',
      },
    },
  ],
}
