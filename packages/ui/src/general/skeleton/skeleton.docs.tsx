import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Card } from '../card/card.tsx'
import { Skeleton } from './skeleton.tsx'

export const docs: ComponentDocs = {
  announced: ['It is hidden from screen readers; the region around it says that it is loading.'],
  uses: [
    {
      right: {
        shown: (
          <Card>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </Card>
        ),
        because: 'The shape of what is coming, as large as it will be.',
      },
      wrong: {
        shown: (
          <Card>
            <Skeleton lines={1} />
          </Card>
        ),
        because: 'One line for a card of ten: everything below jumps when it arrives.',
      },
    },
  ],
}
