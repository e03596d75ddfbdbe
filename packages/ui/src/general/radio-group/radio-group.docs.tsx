import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
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
        because: 'A few choices, seen side by side before one is taken.',
      },
      wrong: {
        shown: (
          <RadioGroup label="Month">
            {months.map((month) => (
              <Radio key={month} value={month} label={month} />
            ))}
          </RadioGroup>
        ),
        because: 'A long list that everybody knows fills the screen. Use Select.',
      },
    },
  ],
}
