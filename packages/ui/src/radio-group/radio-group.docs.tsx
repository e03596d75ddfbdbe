import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { Radio, RadioGroup } from './radio-group.tsx'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July']

export const docs: ComponentDocs = {
  announced: ['The group is named before its first choice, and the arrow keys choose as they go.'],
  uses: [
    {
      right: {
        shown: (
          <RadioGroup label="Room" defaultValue="garden">
            <Radio value="garden" label="Garden room" />
            <Radio value="sea" label="Sea view" />
          </RadioGroup>
        ),
        because: 'A few choices to be seen side by side, one of them taken.',
      },
      wrong: {
        shown: (
          <RadioGroup label="Month">
            {months.map((month) => (
              <Radio key={month} value={month} label={month} />
            ))}
          </RadioGroup>
        ),
        because: 'A list that everybody knows by heart fills the screen: Select.',
      },
    },
  ],
}
