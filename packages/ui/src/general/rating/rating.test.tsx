import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { LocaleProvider } from '../../locale/locale.tsx'
import { Rating } from './rating.tsx'

describeConformance('Rating', (props) => <Rating value={4.6} reviews={12} {...props} />, {
  slot: 'rating',
  tag: 'span',
})

test('says its value to one decimal, in words and in figures', async () => {
  const screen = await render(<Rating value={4.55} reviews={1284} show="stars-and-value" />)
  await expect.element(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
  await expect.element(screen.getByText('4.5/5')).toBeVisible()
  await expect.element(screen.getByText('1,284 reviews')).toBeVisible()
})

test.each([
  [5, 'full full full full full'],
  [4.6, 'full full full full half'],
  [4.8, 'full full full full full'],
  [0.2, 'empty empty empty empty empty'],
])('%d is drawn as %s', async (value, drawn) => {
  const { container } = await render(<Rating value={value} />)
  const stars = [...container.querySelectorAll<SVGElement>('[data-slot="rating-star"]')]
  expect(stars.map((star) => star.dataset.fill).join(' ')).toBe(drawn)
})

test('speaks another language when told to', async () => {
  const screen = await render(
    <Rating value={4} reviews={3} labels={{ stars: '{max} में से {value}', reviews: '{count} समीक्षाएँ' }} />,
  )
  await expect.element(screen.getByRole('img', { name: '5 में से 4.0' })).toBeVisible()
  await expect.element(screen.getByText('3 समीक्षाएँ')).toBeVisible()
})

test('its numbers are written as the language writes them', async () => {
  const screen = await render(
    <LocaleProvider locale="de-DE">
      <Rating value={4.55} reviews={1284} show="stars-and-value" />
    </LocaleProvider>,
  )
  await expect.element(screen.getByText('4,5/5')).toBeVisible()
  await expect.element(screen.getByText('1.284 reviews')).toBeVisible()
})
