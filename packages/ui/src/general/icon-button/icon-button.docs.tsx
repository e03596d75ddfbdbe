import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { PhoneIcon, SparklesIcon, TrashIcon } from '../icon/icon.tsx'
import { IconButton } from './icon-button.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack direction="row" gap="sm" justify="center">
            <IconButton aria-label="Call">
              <PhoneIcon />
            </IconButton>
            <IconButton aria-label="Delete">
              <TrashIcon />
            </IconButton>
          </Stack>
        ),
        because: 'Icons that everybody understands, each with a name for screen readers.',
      },
      wrong: {
        shown: (
          <IconButton aria-label="Improve the description">
            <SparklesIcon />
          </IconButton>
        ),
        because: 'Sparkles could mean anything. Rare actions need words: use Button.',
      },
    },
  ],
}
