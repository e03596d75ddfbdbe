import { describeConformance } from '../../../test/conformance.tsx'
import { Card, CardActions, CardBody, CardMedia, CardTitle } from './card.tsx'

describeConformance('Card', (props) => <Card {...props}>Facts</Card>, {
  slot: 'card',
  tag: 'div',
  renderAsChild: (props) => (
    <Card {...props} asChild>
      <a href="/elsewhere">Facts</a>
    </Card>
  ),
})
describeConformance('CardMedia', (props) => <CardMedia {...props} />, { slot: 'card-media', tag: 'div' })
describeConformance('CardBody', (props) => <CardBody {...props} />, { slot: 'card-body', tag: 'div' })
describeConformance('CardActions', (props) => <CardActions {...props} />, {
  slot: 'card-actions',
  tag: 'div',
})
describeConformance(
  'CardTitle',
  (props) => (
    <CardTitle headingLevel={2} {...props}>
      Facts
    </CardTitle>
  ),
  { slot: 'card-title', tag: 'h2' },
)
