import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { Button } from '../button/button.tsx'
import { Switch } from './switch.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <Switch label="Motion on this site" defaultChecked />,
        because: 'It takes effect at once, and is just as easy to undo.',
      },
      wrong: {
        shown: (
          <Stack gap="md" align="start">
            <Switch label="I accept the terms" />
            <Button>Register</Button>
          </Stack>
        ),
        because: 'Nothing happens until the form is sent. Use Checkbox.',
      },
    },
  ],
}
