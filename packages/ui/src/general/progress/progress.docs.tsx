import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Progress } from './progress.tsx'

export const docs: ComponentDocs = {
  announced: ['Without a value it only says that something is in progress.'],
  uses: [
    {
      right: {
        shown: <Progress label="Deleting enquiries" value={7} max={12} valueText="7 of 12" />,
        because: 'The amount of work is known, and the text says how far it is.',
      },
      wrong: {
        shown: <Progress label="Loading" value={90} max={100} />,
        because: 'An invented value stays at 90% forever. Leave the value out, or use Spinner.',
      },
    },
  ],
}
