import { describeConformance } from '../../../test/conformance.tsx'
import { Badge } from './badge.tsx'

describeConformance('Badge', (props) => <Badge {...props}>Quiet</Badge>, {
  slot: 'badge',
  tag: 'span',
  renderAsChild: (props) => (
    <Badge {...props} asChild>
      <a href="/elsewhere">Quiet beaches</a>
    </Badge>
  ),
})

for (const variant of ['solid', 'burst'] as const) {
  describeConformance(
    `Badge ${variant}`,
    (props) => (
      <Badge tone="gold" variant={variant} {...props}>
        20% OFF
      </Badge>
    ),
    { slot: 'badge', tag: 'span' },
  )
}
