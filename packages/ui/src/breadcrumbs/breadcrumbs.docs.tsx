import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

export const docs: ComponentDocs = {
  announced: ['The last one is announced as the current page, and leads nowhere.'],
  uses: [
    {
      right: {
        shown: (
          <Breadcrumbs
            items={[
              { label: 'Home', href: '#home' },
              { label: 'Hotels', href: '#hotels' },
              { label: 'Tree House', href: '#tree-house' },
            ]}
          />
        ),
        because: 'The way up, in the names of the pages.',
      },
      wrong: {
        shown: (
          <Breadcrumbs
            items={[
              { label: 'Who', href: '#who' },
              { label: 'When', href: '#when' },
              { label: 'Send', href: '#send' },
            ]}
          />
        ),
        because: 'Steps of a task are not places one comes from.',
      },
    },
  ],
}
