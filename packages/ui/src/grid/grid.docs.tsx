import { Card, CardBody } from '../card/card.tsx'
import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { Grid } from './grid.tsx'

const card = (text: string) => (
  <Card key={text}>
    <CardBody>{text}</CardBody>
  </Card>
)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Grid item="xs" gap="sm">
            {['Arambol', 'Vagator', 'Anjuna', 'Baga'].map(card)}
          </Grid>
        ),
        because: 'Things of one kind and about one length, in as many columns as fit.',
      },
      wrong: {
        shown: (
          <Grid item="xs" gap="sm">
            {card(
              'Cancel 30 or more days before check-in, and everything is paid back to you within 14 days.',
            )}
            {card('Call us')}
          </Grid>
        ),
        because:
          'A text and its side note get equal columns: readers get five words a line beside an empty box.',
      },
    },
  ],
}
