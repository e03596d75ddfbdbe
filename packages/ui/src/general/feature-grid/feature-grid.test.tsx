import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Feature, FeatureGrid } from './feature-grid.tsx'

describeConformance(
  'FeatureGrid',
  (props) => (
    <FeatureGrid {...props}>
      <Feature title="Safety first" headingLevel={2} />
    </FeatureGrid>
  ),
  { slot: 'feature-grid', tag: 'ul' },
)
describeConformance('Feature', (props) => <Feature title="Safety first" headingLevel={2} {...props} />, {
  slot: 'feature',
  tag: 'li',
  wrap: (part) => <FeatureGrid>{part}</FeatureGrid>,
})

test('is a list of titled reasons', async () => {
  const screen = await render(
    <FeatureGrid>
      <Feature title="Best prices" icon={<svg aria-hidden="true" />}>
        Found it for less?
      </Feature>
    </FeatureGrid>,
  )
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Best pricesFound it for less?')
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Best prices' })).toBeVisible()
})
