import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { ImageCarousel } from '../carousel/carousel.tsx'
import { Rail } from './rail.tsx'

const names = ['Anjuna', 'Baga', 'Candolim', 'Colva', 'Palolem']
const cards = names.map((name) => (
  <li key={name}>
    <a href={`/beaches/${name}`}>{name}</a>
  </li>
))

async function showRail(inlineSize: string, dir?: 'rtl') {
  const screen = await render(
    <div style={{ inlineSize }} dir={dir}>
      <Rail count="5 beaches">{cards}</Rail>
    </div>,
  )
  const list = screen.getByRole('list').element()
  const boxOf = (name: string) =>
    screen.getByRole('listitem').filter({ hasText: name }).element().getBoundingClientRect()
  return { screen, list, boxOf }
}

beforeEach(() => page.viewport(1200, 800))

describeConformance(
  'Rail',
  (props) => (
    <Rail count="5 beaches" {...props}>
      {cards}
    </Rail>
  ),
  {
    slot: 'rail',
    tag: 'ul',
    frame: 'frameClassName',
  },
)

test.each([
  ['22rem', 'Baga'],
  ['44rem', 'Candolim'],
])('in %s a part of the next card is in sight', async (inlineSize, next) => {
  const { screen, list, boxOf } = await showRail(inlineSize)
  await expect.element(screen.getByText('5 beaches')).toBeVisible()
  const { width, left } = boxOf(next)
  const share = (list.getBoundingClientRect().right - left) / width
  expect(share).toBeGreaterThan(0.12)
  expect(share).toBeLessThan(0.2)
})

test('with room enough the cards stand in a grid, without a bar', async () => {
  const { screen, list, boxOf } = await showRail('60rem')
  expect(list.scrollWidth).toBe(list.clientWidth)
  expect(boxOf('Palolem').top).toBeGreaterThan(boxOf('Anjuna').top)
  await expect.element(screen.getByText('5 beaches')).not.toBeVisible()
})

test.each(['ltr', 'rtl'] as const)('the arrows of a mouse go from card to card, written %s', async (dir) => {
  const { screen, list, boxOf } = await showRail('22rem', dir === 'rtl' ? dir : undefined)
  const begin = (box: DOMRect) => (dir === 'rtl' ? box.right : box.left)
  const isFirst = (name: string) =>
    expect.poll(() => Math.abs(begin(boxOf(name)) - begin(list.getBoundingClientRect()))).toBeLessThan(2)
  await userEvent.click(screen.getByRole('button', { name: 'Next cards' }))
  await isFirst('Baga')
  await userEvent.click(screen.getByRole('button', { name: 'Next cards' }))
  await isFirst('Candolim')
  await userEvent.click(screen.getByRole('button', { name: 'Previous cards' }))
  await isFirst('Baga')
})

test('Tab goes through the cards and brings each into view, past the arrows', async () => {
  const { screen, list, boxOf } = await showRail('22rem')
  for (const name of names) {
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name })).toHaveFocus()
    await expect.poll(() => boxOf(name).right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
    expect(boxOf(name).left).toBeGreaterThanOrEqual(list.getBoundingClientRect().left - 1)
  }
})

test('a strip of pictures leaves the swipe to the row', async () => {
  const screen = await render(
    <div style={{ inlineSize: '22rem' }}>
      <Rail count="1 beach">
        <li>
          <ImageCarousel aria-label="Pictures of Baga" images={samplePictures} />
        </li>
      </Rail>
    </div>,
  )
  expect(
    getComputedStyle(screen.getByRole('group', { name: 'Pictures', exact: true }).element()).overflowX,
  ).toBe('hidden')
})
