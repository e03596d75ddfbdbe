import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { Switch } from '../switch/switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack align="center">
            <ThemeSwitch variant="words" />
          </Stack>
        ),
        because: 'Visitors can follow their device, choose a theme, or ask for more contrast.',
      },
      wrong: {
        shown: <Switch label="Dark mode" />,
        because: 'On or off: it ignores what the device asks for, and there is no way back to it.',
      },
    },
  ],
}
