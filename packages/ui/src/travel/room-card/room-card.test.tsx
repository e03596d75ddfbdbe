import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { RoomCard } from './room-card.tsx'

describeConformance('RoomCard', (props) => <RoomCard name="Deluxe Room" headingLevel={2} {...props} />, {
  slot: 'room-card',
  tag: 'article',
})

test('says what the room has and what it costs', async () => {
  const screen = await render(
    <RoomCard
      name="Suite"
      price={3299}
      guests="2-3 Guests"
      rating="4.5/5 Rating"
      mark="popular"
      media={<div>Pictures</div>}
      extras={[{ term: 'Extra adult with bed', value: '₹1,200' }]}
      actions={<button type="button">Ask</button>}
    >
      Two rooms and a terrace.
    </RoomCard>,
  )
  for (const text of [
    '2-3 Guests',
    '4.5/5 Rating',
    'Popular',
    '₹1,200',
    'Two rooms and a terrace.',
    'Pictures',
  ]) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  }
  expect(screen.container.querySelector('[data-slot="price"]')?.textContent).toBe('₹3,299 / night')
  await expect.element(screen.getByRole('term')).toHaveTextContent('Extra adult with bed')
})

test('a price that is higher on other dates can say from', async () => {
  const screen = await render(<RoomCard name="Suite" price={3299} pricePrefix="from" />)
  await expect.element(screen.getByText('from ₹3,299 / night')).toBeVisible()
})

test('a plain room without price and facts says none', async () => {
  const screen = await render(<RoomCard name="Studio" />)
  expect(screen.getByText('Popular').elements()).toHaveLength(0)
  expect(screen.getByText(/₹/).elements()).toHaveLength(0)
  expect(screen.container.querySelector('[data-slot="room-card-facts"]')).toBeNull()
})

test('a popular room without pictures still says so', async () => {
  const screen = await render(<RoomCard name="Studio" mark="popular" />)
  await expect.element(screen.getByText('Popular')).toBeVisible()
})
