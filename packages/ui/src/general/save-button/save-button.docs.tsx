import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { SaveButton } from './save-button.tsx'

export const docs: ComponentDocs = {
  announced: ['Pressed or not pressed is announced; its name stays the same.'],
  uses: [
    {
      right: {
        shown: (
          <Stack align="center">
            <SaveButton name="La View Hotel" variant="outline" pressed>
              Save
            </SaveButton>
          </Stack>
        ),
        because: 'The heart alone shows what is saved: the button keeps its words and its width.',
      },
      wrong: {
        shown: (
          <Stack align="center">
            <SaveButton name="La View Hotel" variant="outline" pressed labels={{ save: 'Remove {name}' }}>
              Remove
            </SaveButton>
          </Stack>
        ),
        because: 'Screen readers say “Remove, pressed”, as if it were removed already.',
      },
    },
  ],
}
