import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Select } from './select.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Select label="Area" defaultValue="">
            <option value="">The whole coast</option>
            <option>Candolim</option>
            <option>Calangute</option>
            <option>Anjuna</option>
          </Select>
        ),
        because: 'Several known values, and the first says that no filter is set.',
      },
      wrong: {
        shown: (
          <Select label="With breakfast" defaultValue="yes">
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Select>
        ),
        because: 'Two answers hidden behind a press. Use Checkbox or RadioGroup.',
      },
    },
  ],
}
