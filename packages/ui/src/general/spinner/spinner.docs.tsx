import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Card } from '../card/card.tsx'
import { Spinner } from './spinner.tsx'

export const docs: ComponentDocs = {
  announced: ['What it waits for is announced politely when it appears.'],
  uses: [
    {
      right: {
        shown: <Spinner labelShown="written" labels={{ loading: 'Sending the enquiry' }} />,
        because: 'Says what it waits for.',
      },
      wrong: {
        shown: (
          <Card>
            <Spinner size="lg" />
          </Card>
        ),
        because: 'The shape of the list is known: Skeleton keeps the page from jumping.',
      },
    },
  ],
}
