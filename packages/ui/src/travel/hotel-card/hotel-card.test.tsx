import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { expectApart } from '../../../test/expect-apart.ts'
import { SaveButton } from '../../general/save-button/save-button.tsx'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { HotelCard, type HotelCardProps } from './hotel-card.tsx'

const hotel = (props: Partial<HotelCardProps> = {}) => (
  <HotelCard
    name="La View Hotel"
    address="Baga Hill, Goa"
    rating={4.44}
    reviews={214}
    price={2499}
    discount={18}
    pictures={samplePictures.slice(0, 3)}
    headingLevel={2}
    href="/hotels/la-view-hotel"
    callHref="tel:+918320000142"
    {...props}
  />
)

describeConformance('HotelCard', (props) => hotel(props), { slot: 'hotel-card', tag: 'article' })

test('says everything about the hotel', async () => {
  const screen = await render(hotel())
  await expect.element(screen.getByRole('heading', { level: 2, name: 'La View Hotel' })).toBeVisible()
  await expect.element(screen.getByText('Baga Hill, Goa')).toBeVisible()
  await expect.element(screen.getByText('18% OFF')).toBeVisible()
  await expect.element(screen.getByText('Start ₹2,499')).toBeVisible()
  await expect.element(screen.getByText('3 photos')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: '4.4 out of 5 stars' })).toBeVisible()
  await expect.element(screen.getByText('4.4/5')).toBeVisible()
  await expect.element(screen.getByText('214 reviews')).toBeVisible()
  expect(screen.container.querySelector('[data-slot="price"]')?.textContent).toBe('₹2,499 / night')
  await expect.element(screen.getByRole('group', { name: 'Pictures of La View Hotel' })).toBeVisible()
})

test('without a rating it shows no stars, and without reviews no number of them', async () => {
  const screen = await render(hotel({ reviews: null }))
  await expect.element(screen.getByText('4.4/5')).toBeVisible()
  expect(screen.getByText(/reviews/).elements()).toEqual([])
  await screen.rerender(hotel({ rating: null }))
  expect(screen.container.querySelector('[data-slot="rating"]')).toBeNull()
})

test('its links are told apart by the name of the hotel', async () => {
  const screen = await render(hotel())
  const details = screen.getByRole('link', { name: 'View Details La View Hotel' })
  await expect.element(details).toHaveAttribute('href', '/hotels/la-view-hotel')
  await expect.element(details).toHaveTextContent('View Details')
  const call = screen.getByRole('link', { name: 'Call Now La View Hotel' })
  await expect.element(call).toHaveAttribute('href', 'tel:+918320000142')
})

test('without a contact it says so and offers nothing to press', async () => {
  const screen = await render(hotel({ callHref: undefined }))
  await expect.element(screen.getByRole('button', { name: 'Contact N/A' })).toBeDisabled()
  expect(screen.getByRole('link', { name: /Call Now/ }).elements()).toHaveLength(0)
})

test('without a discount or pictures the badges are left out', async () => {
  const screen = await render(hotel({ discount: undefined, pictures: [] }))
  expect(screen.getByText(/OFF/).elements()).toHaveLength(0)
  expect(screen.getByText(/photos/).elements()).toHaveLength(0)
  await expect.element(screen.getByText('No Images Available')).toBeVisible()
})

const EnglishLink = ({ href, ...props }: ComponentProps<'a'>) => <a href={`/en${href}`} {...props} />

test('the link may be of another kind', async () => {
  const screen = await render(hotel({ linkAs: EnglishLink }))
  const link = screen.getByRole('link', { name: 'View Details La View Hotel' })
  await expect.element(link).toHaveAttribute('href', '/en/hotels/la-view-hotel')
  await expect.element(link).toHaveClass('sg-button')
})

test.each(['start', 'end'] as const)('with room the pictures stand at the %s', async (side) => {
  const screen = await render(<div style={{ inlineSize: '60rem' }}>{hotel({ side })}</div>)
  const left = (slot: string) =>
    screen.container.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect().left ?? 0
  expect(left('hotel-card-media') < left('hotel-card-body')).toBe(side === 'start')
})

test.each([288, 360, 960])('at %i px its action lies over nothing else on the pictures', async (width) => {
  const action = <SaveButton name="La View Hotel" />
  const screen = await render(
    <div style={{ inlineSize: `${width}px` }}>{hotel({ action, photoCount: 1284 })}</div>,
  )
  expectApart(
    screen.container,
    '[data-slot="save-button"]',
    '.sg-hotel-card-discount',
    '[data-slot="hotel-card-photos"]',
    '[data-slot="hotel-card-start"]',
    '[data-slot="carousel-previous"]',
    '[data-slot="carousel-next"]',
    '.sg-carousel-toggle',
  )
  expectApart(screen.container, '.sg-hotel-card-discount', '[data-slot="hotel-card-photos"]')
})
