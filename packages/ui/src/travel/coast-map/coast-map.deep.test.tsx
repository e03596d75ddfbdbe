import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { parkPointer } from '../../../test/emulate.ts'
import { sampleShore, sampleStops } from '../../internal/stories/sample-coast.ts'
import { CoastMap, type CoastMapProps, type CoastStop } from './coast-map.tsx'

const beaches = sampleStops.filter(({ kind }) => kind === 'beach')
const linked = (stops: readonly CoastStop[]) => stops.map((stop) => ({ ...stop, href: `#${stop.id}` }))

describeConformance(
  'CoastMap',
  (props) => <CoastMap aria-label="The coast" shore={sampleShore} stops={linked(sampleStops)} {...props} />,
  { slot: 'coast-map', tag: 'section' },
)

function renderMap(props: Partial<CoastMapProps> = {}, width = '24rem') {
  return render(
    <div style={{ inlineSize: width }}>
      <CoastMap aria-label="The coast" shore={sampleShore} stops={linked(sampleStops)} {...props} />
    </div>,
  )
}

const boxes = (elements: readonly Element[]) => elements.map((element) => element.getBoundingClientRect())

test('is an ordered list of links, from north to south, whatever order it was given', async () => {
  const screen = await renderMap({ stops: linked(beaches.toReversed()) })
  const links = screen.getByRole('list').getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual(beaches.map(({ name }) => `${name} (Beach)`))
  await expect.element(screen.getByRole('region', { name: 'The coast' })).toBeVisible()
})

test('says what kind a stop is, unless its name does', async () => {
  const named = beaches.slice(0, 1).map((stop) => ({ ...stop, name: 'Arambol Beach' }))
  const screen = await renderMap({ stops: linked([...named, ...beaches.slice(1, 2)]) })
  await expect.element(screen.getByRole('link', { name: 'Arambol Beach', exact: true })).toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: /\(Beach\)$/ })).toBeInTheDocument()
})

test('works without a script', () => {
  const html = renderToString(<CoastMap aria-label="The coast" shore={sampleShore} stops={linked(beaches)} />)
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelectorAll('ol a[href^="#"]')).toHaveLength(beaches.length)
})

test.each(['20rem', '24rem', '40rem', '64rem', '90rem'])(
  'no name is cut off by the map at %s',
  async (width) => {
    const screen = await renderMap({}, width)
    const frame = screen.container.querySelector('[data-slot="coast-map-frame"]')?.getBoundingClientRect()
    const names = boxes(Array.from(screen.container.querySelectorAll('.sg-coast-map-name')))
    for (const name of names) {
      expect(name.left).toBeGreaterThanOrEqual((frame?.left ?? 0) - 1)
      expect(name.right).toBeLessThanOrEqual((frame?.right ?? 0) + 1)
      expect(name.top).toBeGreaterThanOrEqual((frame?.top ?? 0) - 1)
      expect(name.bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1)
    }
  },
)

test.each(['18rem', '22rem', '40rem'])(
  'on a tall map of %s no two names touch, long ones neither',
  async (width) => {
    const stops = sampleStops.map((stop) => ({ ...stop, name: `${stop.name} and Surroundings` }))
    const screen = await renderMap({ orientation: 'vertical', stops }, width)
    const names = boxes(Array.from(screen.container.querySelectorAll('.sg-coast-map-words')))
    for (const [place, one] of names.entries())
      for (const other of names.slice(place + 1)) {
        const touch =
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1
        expect(touch).toBe(false)
      }
  },
)

test('lies down where there is width, unless told to stand', async () => {
  const screen = await renderMap({}, '64rem')
  const spread = () => {
    const dots = boxes(Array.from(screen.container.querySelectorAll('li .sg-coast-map-dot')))
    const range = (values: number[]) => Math.max(...values) - Math.min(...values)
    return { across: range(dots.map(({ left }) => left)), down: range(dots.map(({ top }) => top)) }
  }
  expect(spread().across).toBeGreaterThan(spread().down)
  await screen.rerender(
    <div style={{ inlineSize: '64rem' }}>
      <CoastMap aria-label="The coast" shore={sampleShore} stops={sampleStops} orientation="vertical" />
    </div>,
  )
  expect(spread().down).toBeGreaterThan(spread().across)
})

test('a name and its dot light up together, under the pointer and with the focus', async () => {
  await parkPointer()
  const onActiveChange = vi.fn()
  const screen = await renderMap({ onActiveChange, stops: linked(beaches) })
  const dot = () =>
    getComputedStyle(screen.container.querySelector('[data-stop="colva"] .sg-coast-map-dot') as Element).scale
  expect(dot()).toBe('none')
  await screen.getByText(/^Colva/).hover()
  await expect.poll(dot).toBe('1.6')
  expect(onActiveChange).toHaveBeenLastCalledWith('colva')
  await parkPointer()
  const arambol = screen.getByRole('link', { name: 'Arambol (Beach)' }).element() as HTMLElement
  arambol.focus()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Ashwem (Beach)' })).toHaveFocus()
  expect(onActiveChange).toHaveBeenLastCalledWith('ashwem')
  ;(document.activeElement as HTMLElement).blur()
  expect(onActiveChange).toHaveBeenLastCalledWith(null)
})

test('a list elsewhere can point at a stop', async () => {
  const screen = await renderMap({ active: 'agonda' })
  const leader = (id: string) =>
    getComputedStyle(screen.container.querySelector(`[data-stop="${id}"] path`) as Element).opacity
  expect(leader('agonda')).toBe('1')
  expect(Number(leader('palolem'))).toBeLessThan(1)
})

test('small, it names only where you are and what is near', async () => {
  const screen = await renderMap({ size: 'small', current: 'calangute', near: ['baga', 'wotel'] })
  const items = screen.getByRole('listitem').elements()
  expect(items.map((item) => (item as HTMLElement).dataset.stop)).toEqual(['baga', 'wotel', 'calangute'])
  expect(items[2]?.getAttribute('aria-current')).toBe('location')
  await expect.element(screen.getByText('You are here')).toBeVisible()
})

test('a route joins its stops in their order and numbers them, apart from where it begins and ends', async () => {
  const screen = await renderMap({ size: 'small', route: ['wotel', 'candolim', 'baga', 'wotel'] })
  const names = screen
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
  expect(names).toEqual(['2 Baga (Beach)', 'Wotel Calangute (Hotel)', '1 Candolim (Beach)'])
  const line = screen.container.querySelector('.sg-coast-map-route path')?.getAttribute('d') ?? ''
  const [start, first, second, end] = line.slice(1).split('L')
  expect(start).toBe(end)
  const y = (point = '') => Number(point.split(' ')[1])
  expect(y(first)).toBeGreaterThan(y(second))
})

test('a shore that does not begin with a move is refused with a reason', () => {
  const shore = { ...sampleShore, path: 'L 1 2' }
  expect(() => renderToString(<CoastMap aria-label="The coast" shore={shore} stops={[]} />)).toThrow(
    /must begin with an absolute move/,
  )
})
