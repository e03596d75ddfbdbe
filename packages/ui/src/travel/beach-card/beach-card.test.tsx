import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { expectApart } from '../../../test/expect-apart.ts'
import { SaveButton } from '../../general/save-button/save-button.tsx'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { BeachCard, type BeachCardProps } from './beach-card.tsx'

const beach = (props: Partial<BeachCardProps> = {}) => (
  <BeachCard
    name="Baga Beach"
    location="North Goa"
    category="Quiet"
    description="The loud one."
    facilities={8}
    sports={1}
    pictures={samplePictures.slice(0, 3)}
    headingLevel={2}
    href="/beaches/baga"
    membershipHref="/membership"
    {...props}
  />
)

describeConformance('BeachCard', (props) => beach(props), { slot: 'beach-card', tag: 'article' })

test('says everything about the beach', async () => {
  const screen = await render(beach())
  for (const text of ['Quiet', 'Adventures', 'North Goa', '8 facilities', '1 sport', 'The loud one.']) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  }
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Baga Beach' })).toBeVisible()
  const details = screen.getByRole('link', { name: 'View Details Baga Beach' })
  await expect.element(details).toHaveAttribute('href', '/beaches/baga')
  const membership = screen.getByRole('link', { name: 'Book Now Membership Baga Beach' })
  await expect.element(membership).toHaveAttribute('href', '/membership')
})

test('the arrows of its slider are in sight without a pointer on it', async () => {
  const screen = await render(beach())
  await userEvent.hover(screen.getByRole('heading'))
  const arrows = [
    ...screen.container.querySelectorAll('[data-slot="carousel-previous"], [data-slot="carousel-next"]'),
  ]
  expect(arrows).toHaveLength(2)
  for (const arrow of arrows) await expect.poll(() => getComputedStyle(arrow).opacity).toBe('1')
})

test.each(['upright', 'row'] as const)(
  '%s on the narrowest phone its action lies over nothing else',
  async (phone) => {
    await page.viewport(320, 700)
    const action = <SaveButton name="Baga Beach" />
    const screen = await render(<div style={{ inlineSize: '288px' }}>{beach({ phone, action })}</div>)
    expectApart(
      screen.container,
      '[data-slot="save-button"]',
      '[data-slot="beach-card-badges"]',
      '[data-slot="carousel-previous"]',
      '[data-slot="carousel-next"]',
      '.sg-carousel-toggle',
    )
  },
)
