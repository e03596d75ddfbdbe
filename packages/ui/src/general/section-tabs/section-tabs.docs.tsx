import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { SectionTabs } from './section-tabs.tsx'

const tabs = (labels: readonly string[]) =>
  labels.map((label) => ({ id: `section-${label.toLowerCase().replaceAll(' ', '-')}`, label }))

export const docs: ComponentDocs = {
  announced: ['The section in view is announced as the current one.'],
  uses: [
    {
      right: {
        shown: (
          <SectionTabs
            aria-label="On this page"
            sections={tabs(['Rooms', 'Dining', 'Location', 'Reviews'])}
          />
        ),
        because: 'One word for each section, so that on a phone most of them can be seen at once.',
      },
      wrong: {
        shown: (
          <SectionTabs
            aria-label="Long headings"
            sections={tabs([
              'Our rooms and suites in detail',
              'Eating and drinking at the house',
              'How to get here',
            ])}
          />
        ),
        because: 'Whole headings push all but the first out of sight: readers do not know what follows.',
      },
    },
  ],
}
