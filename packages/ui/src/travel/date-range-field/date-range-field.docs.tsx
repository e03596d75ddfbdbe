import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { DateRangeField } from './date-range-field.tsx'

const cruise = { from: '2026-12-24', to: '2026-12-24' }

export const docs: ComponentDocs = {
  announced: ['Once both days are given, the number of nights is announced.'],
  uses: [
    {
      right: {
        shown: (
          <DateRangeField
            label="Your stay"
            defaultValue={{ from: '2026-12-23', to: '2026-12-27' }}
            today="2026-12-10"
          />
        ),
        because: 'Two days that belong together; guests see the number of nights and notice a wrong day.',
      },
      wrong: {
        shown: <DateRangeField label="Day of your cruise" defaultValue={cruise} today="2026-12-10" />,
        because: 'A cruise has one day, so guests who enter it twice get an error. Use DateField.',
      },
    },
  ],
}
