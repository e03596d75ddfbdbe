import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { FiltersBar } from './filters-bar.tsx'

export const docs: ComponentDocs = {
  announced: ['Clear is disabled while nothing is set, and keeps the focus when it becomes disabled.'],
  uses: [
    {
      right: {
        shown: <FiltersBar fold="always" activeCount={2} labels={{ region: 'Filters with a count' }} />,
        because: 'Folded, the bar still says that two filters are set.',
      },
      wrong: {
        shown: <FiltersBar fold="always" labels={{ region: 'Filters without a count' }} />,
        because: 'Two filters are set but not counted: people see a short list and no reason for it.',
      },
    },
  ],
}
