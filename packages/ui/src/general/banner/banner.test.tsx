import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Banner } from './banner.tsx'

for (const tone of ['ink', 'primary', 'accent', 'gold', 'earth', 'tile'] as const) {
  describeConformance(
    `Banner in ${tone}`,
    (props) => (
      <Banner title="One card" tone={tone} eyebrow="Membership" {...props}>
        A whole year.
      </Banner>
    ),
    { slot: 'banner', tag: 'section' },
  )
}

test('has a title, words, actions and a picture', async () => {
  const screen = await render(
    <Banner
      title="One card"
      headingLevel={3}
      actions={<button type="button">See it</button>}
      media={<div>Card</div>}
    >
      A whole year.
    </Banner>,
  )
  await expect.element(screen.getByRole('heading', { level: 3, name: 'One card' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'See it' })).toBeVisible()
  await expect.element(screen.getByText('A whole year.')).toBeVisible()
  await expect.element(screen.getByText('Card', { exact: true })).toBeVisible()
})
