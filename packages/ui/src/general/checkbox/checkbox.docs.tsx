import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Checkbox } from './checkbox.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <Checkbox label="Send me offers for the monsoon" />,
        because: 'Says what follows from ticking it.',
      },
      wrong: {
        shown: <Checkbox label="Do not send me no offers" defaultChecked />,
        because: 'Ticked in advance, and worded as a double negative.',
      },
    },
  ],
}
