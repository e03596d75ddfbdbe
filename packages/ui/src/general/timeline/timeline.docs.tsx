import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Timeline, TimelineItem } from './timeline.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Timeline>
            <TimelineItem title="Enquiry received" time="3 Nov, 10:02 am" dateTime="2026-11-03T10:02+05:30" />
            <TimelineItem
              title="Asha called, no answer"
              time="3 Nov, 10:15 am"
              dateTime="2026-11-03T10:15+05:30"
            />
            <TimelineItem
              title="Resolved"
              time="4 Nov, 5:40 pm"
              dateTime="2026-11-04T17:40+05:30"
              tone="success"
            />
          </Timeline>
        ),
        because: 'Each step has its time, and only the step that ends it has a colour.',
      },
      wrong: {
        shown: (
          <Timeline>
            <TimelineItem title="New" tone="danger" />
            <TimelineItem title="Updated" tone="warning" />
            <TimelineItem title="Updated" tone="info" />
            <TimelineItem title="Done" tone="success" />
          </Timeline>
        ),
        because: 'Staff cannot see who did what, or how long the guest has been waiting.',
      },
    },
  ],
}
