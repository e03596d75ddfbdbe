import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { ShareButton } from './share-button.tsx'

export const docs: ComponentDocs = {
  announced: ['“Link copied” is announced politely, also the second time.'],
  uses: [
    {
      right: {
        shown: (
          <Stack align="center">
            <ShareButton shareTitle="La View Hotel" />
          </Stack>
        ),
        because: 'One button opens the list of apps that this visitor really has.',
      },
      wrong: {
        shown: (
          <Stack direction="row" gap="sm" justify="center">
            {['Facebook', 'X', 'Pinterest', 'LinkedIn'].map((network) => (
              <ShareButton key={network} size="sm" labels={{ share: `Share on ${network}` }} />
            ))}
          </Stack>
        ),
        because: 'Visitors read four buttons to learn that the app they use is not there.',
      },
    },
  ],
}
