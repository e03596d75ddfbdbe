import { Button } from '../button/button.tsx'
import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { Stack } from './stack.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack direction="row" gap="md" justify="center">
            <Button variant="outline">Keep</Button>
            <Button variant="danger">Delete</Button>
          </Stack>
        ),
        because: 'A gap between two buttons: each can be hit with a thumb.',
      },
      wrong: {
        shown: (
          <Stack direction="row" gap="none" justify="center">
            <Button variant="outline">Keep</Button>
            <Button variant="danger">Delete</Button>
          </Stack>
        ),
        because: 'Without a gap, phone users press Delete when they mean Keep.',
      },
    },
  ],
}
