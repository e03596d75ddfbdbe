import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { Divider } from './divider.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack gap="md">
            <p>Check-in is from 1 pm. Early arrivals can leave their bags.</p>
            <p>Check-out is until 11 am.</p>
            <Divider />
            <p>Call us at any hour: the night watch answers.</p>
          </Stack>
        ),
        because: 'One line where the subject changes; space does the rest.',
      },
      wrong: {
        shown: (
          <Stack gap="md">
            <p>Check-in is from 1 pm.</p>
            <Divider variant="wave" size="sm" />
            <p>Early arrivals can leave their bags.</p>
            <Divider variant="tile" size="sm" />
            <p>Check-out is until 11 am.</p>
            <Divider variant="wave" size="sm" />
            <p>Call us at any hour.</p>
          </Stack>
        ),
        because: 'With an ornament after each line, readers cannot see which lines belong together.',
      },
    },
  ],
}
