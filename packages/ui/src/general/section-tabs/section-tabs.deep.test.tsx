import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { SiteHeader, SiteHeaderBar, SiteHeaderTop } from '../site-header/site-header.tsx'
import { SectionTabs } from './section-tabs.tsx'

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'rooms', label: 'Rooms' },
  { id: 'reviews', label: 'Reviews' },
]

describeConformance('SectionTabs', (props) => <SectionTabs sections={sections} {...props} />, {
  slot: 'section-tabs',
  tag: 'nav',
})

async function longPage(onSectionChange?: (id: string) => void) {
  await page.viewport(800, 600)
  document.documentElement.style.scrollBehavior = 'auto'
  scrollTo(0, 0)
  return render(
    <>
      <SectionTabs sections={sections} onSectionChange={onSectionChange} />
      {sections.map(({ id, label }, index) => (
        <section key={id} id={id} style={{ blockSize: index === 2 ? 100 : 900 }}>
          <h2>{label}</h2>
        </section>
      ))}
    </>,
  )
}

const active = () => document.querySelector('[aria-current="location"]')?.textContent

test('the section that is read is marked as the page scrolls, and the bar stays in sight', async () => {
  const read: string[] = []
  const screen = await longPage((id) => read.push(id))
  expect(active()).toBe('Overview')
  scrollTo(0, 950)
  await expect.poll(active).toBe('Rooms')
  expect(screen.getByRole('navigation').element().getBoundingClientRect().top).toBe(0)
  scrollTo(0, 100)
  await expect.poll(active).toBe('Overview')
  await expect.poll(() => read).toEqual(['rooms', 'overview'])
})

test('the bar stays at the edge of a header that hides and comes back', async () => {
  await page.viewport(1280, 600)
  document.documentElement.style.scrollBehavior = 'auto'
  const screen = await render(
    <>
      <SiteHeader>
        <SiteHeaderTop>Candolim</SiteHeaderTop>
        <SiteHeaderBar>Susegad</SiteHeaderBar>
      </SiteHeader>
      <SectionTabs sections={sections} />
      {sections.map(({ id }) => (
        <section key={id} id={id} style={{ blockSize: 900 }} />
      ))}
    </>,
  )
  const header = screen.getByRole('banner').element() as HTMLElement
  const top = () => screen.getByRole('navigation').element().getBoundingClientRect().top
  scrollTo(0, 900)
  await expect.poll(() => header.dataset.top).toBe('hidden')
  // Only states that last: the lower bar is back a second after the scrolling ends.
  await expect.poll(top).toBe(76)
  scrollBy(0, -100)
  await expect.poll(() => header.dataset.top).toBe('shown')
  await expect.poll(top).toBe(116)
})

test('following a tab marks it at once, even where its section cannot reach the top', async () => {
  const screen = await longPage()
  await screen.getByRole('link', { name: 'Reviews' }).click()
  await expect.poll(() => scrollY).toBeGreaterThan(500)
  expect(active()).toBe('Reviews')
  expect(location.hash).toBe('#reviews')
  // As the scroll bar does: without a wheel, touch or key.
  scrollBy(0, -200)
  await expect.poll(active).toBe('Rooms')
  history.replaceState(null, '', location.pathname + location.search)
})

test('a chosen tab stays marked where sections above it grow as the jump begins', async () => {
  const read: string[] = []
  const screen = await longPage((id) => read.push(id))
  document.documentElement.style.scrollBehavior = 'smooth'
  const grow = () => document.getElementById('overview')?.style.setProperty('block-size', '2400px')
  addEventListener('click', grow, { once: true })
  const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
  await screen.getByRole('link', { name: 'Reviews' }).click()
  await ended
  await expect.poll(() => scrollY).toBeGreaterThan(2500)
  expect(read).toEqual(['reviews'])
  history.replaceState(null, '', location.pathname + location.search)
})

test('a visitor who stops on the way to a section is where they stopped', async () => {
  const screen = await longPage()
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await screen.getByRole('link', { name: 'Reviews' }).click()
  expect(active()).toBe('Reviews')
  dispatchEvent(new WheelEvent('wheel'))
  scrollTo(0, 950)
  await expect.poll(active).toBe('Rooms')
})

test('measures the page once a frame, however often it is told of scrolling', async () => {
  await longPage()
  const measured = vi.spyOn(document.getElementById('rooms') as HTMLElement, 'getBoundingClientRect')
  for (let event = 0; event < 5; event++) dispatchEvent(new Event('scroll'))
  expect(measured).not.toHaveBeenCalled()
  await expect.poll(() => measured.mock.calls).toHaveLength(1)
})

test('a section with a margin of its own is read once it stands where following its tab stops', async () => {
  await longPage()
  document.documentElement.style.scrollPaddingBlockStart = '90px'
  const rooms = document.getElementById('rooms')
  if (rooms) rooms.style.scrollMarginBlockStart = '120px'
  rooms?.scrollIntoView()
  expect(rooms?.getBoundingClientRect().top).toBeCloseTo(210, -1)
  await expect.poll(active).toBe('Rooms')
  document.documentElement.style.scrollPaddingBlockStart = ''
})

test('Tab visits the sections in order', async () => {
  await longPage()
  const visited: (string | null | undefined)[] = []
  for (let step = 0; step < 3; step++) {
    await userEvent.tab()
    visited.push(document.activeElement?.textContent)
  }
  expect(visited).toEqual(['Overview', 'Rooms', 'Reviews'])
})

test('a small phone scrolls the row, not the page', async () => {
  await page.viewport(320, 640)
  const many = Array.from({ length: 8 }, (_, index) => ({
    id: `part-${index}`,
    label: `Part number ${index}`,
  }))
  await render(
    <>
      <SectionTabs sections={many} />
      {many.map(({ id }) => (
        <section key={id} id={id} style={{ blockSize: 700 }} />
      ))}
    </>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  document.documentElement.style.scrollBehavior = 'auto'
  scrollTo(0, 700 * 6)
  await expect.poll(active).toBe('Part number 6')
  const tab = () => document.querySelector('[aria-current="location"]')?.getBoundingClientRect()
  // The row follows just after the tab is marked.
  await expect.poll(() => tab()?.right).toBeLessThanOrEqual(320)
  expect(tab()?.left).toBeGreaterThanOrEqual(0)
})
