import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { expectApart } from '../../../test/expect-apart.ts'
import { SaveButton } from '../../general/save-button/save-button.tsx'
import { samplePosters } from '../../internal/stories/sample-pictures.ts'
import { ActivityCard, type ActivityCardProps } from './activity-card.tsx'

const activity = (props: Partial<ActivityCardProps> = {}) => (
  <ActivityCard
    name="Dolphin Watching"
    price={249}
    pictures={samplePosters.slice(0, 1)}
    headingLevel={2}
    href="/activitys/dolphins"
    {...props}
  />
)

describeConformance('ActivityCard', (props) => activity(props), { slot: 'activity-card', tag: 'article' })

for (const tone of ['accent', 'gold', 'earth', 'tile', 'ink'] as const) {
  describeConformance(`ActivityCard in ${tone}`, (props) => activity({ tone, offer: 38, ...props }), {
    slot: 'activity-card',
    tag: 'article',
  })
}

test('says everything about the activity', async () => {
  const screen = await render(
    activity({
      location: 'Sinquerim',
      duration: '2 hours',
      summary: 'A boat at dawn.',
      offer: 38,
      status: 'Active',
    }),
  )
  for (const text of ['Sinquerim', '2 hours', 'A boat at dawn.', '38% OFF', 'Active']) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  }
  expect(screen.container.querySelector('[data-slot="price"]')?.textContent).toBe('From ₹249 / person')
  await expect.element(screen.getByAltText(samplePosters[0]?.alt ?? '')).toBeVisible()
  const details = screen.getByRole('link', { name: 'View Details Dolphin Watching' })
  await expect.element(details).toHaveAttribute('href', '/activitys/dolphins')
})

test('what is missing has words of its own', async () => {
  const screen = await render(activity())
  for (const text of ['No summary available.', 'Inactive']) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  }
  expect(screen.getByText(/OFF/).elements()).toHaveLength(0)
})

test.each([
  ['Active', 'success'],
  ['active', 'success'],
  ['Paused', 'danger'],
  [undefined, 'danger'],
])('the status %s is shown in %s', async (status, tone) => {
  const screen = await render(activity({ status }))
  await expect.element(screen.getByText(status ?? 'Inactive')).toHaveAttribute('data-tone', tone)
})

test.each(['upright', 'row'] as const)(
  '%s on the narrowest phone its action lies over nothing else',
  async (phone) => {
    await page.viewport(320, 700)
    const action = <SaveButton name="Dolphin Watching" />
    const card = activity({ phone, action, offer: 38, pictures: samplePosters })
    const screen = await render(<div style={{ inlineSize: '288px' }}>{card}</div>)
    expectApart(
      screen.container,
      '[data-slot="save-button"]',
      '.sg-activity-card-offer',
      '.sg-activity-card-status',
      '[data-slot="carousel-previous"]',
      '[data-slot="carousel-next"]',
      '.sg-carousel-toggle',
    )
  },
)
