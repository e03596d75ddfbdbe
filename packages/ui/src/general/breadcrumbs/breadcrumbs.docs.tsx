import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

export const docs: ComponentDocs = {
  announced: ['The last one is announced as the current page, and is not a link.'],
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
        because: 'Each link has the name of the page it leads to.',
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
        because: 'Steps of a task are not pages to go back to.',
      },
    },
  ],
}
