import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { showServerHtml } from '../../../test/server-html.tsx'
import {
  SiteHeader,
  SiteHeaderActions,
  SiteHeaderBar,
  SiteHeaderDetail,
  SiteHeaderLogo,
  SiteHeaderMenu,
  SiteHeaderMenuNav,
  SiteHeaderNav,
  type SiteHeaderProps,
  SiteHeaderTop,
} from './site-header.tsx'

describeConformance('SiteHeader', (props) => <SiteHeader {...props} />, {
  slot: 'site-header',
  tag: 'header',
})
describeConformance('SiteHeaderTop', (props) => <SiteHeaderTop {...props} />, {
  slot: 'site-header-top',
  tag: 'div',
})
describeConformance('SiteHeaderBar', (props) => <SiteHeaderBar {...props} />, {
  slot: 'site-header-bar',
  tag: 'div',
})
describeConformance('SiteHeaderActions', (props) => <SiteHeaderActions {...props} />, {
  slot: 'site-header-actions',
  tag: 'div',
})
describeConformance('SiteHeaderDetail', (props) => <SiteHeaderDetail {...props}>Candolim</SiteHeaderDetail>, {
  slot: 'site-header-detail',
  tag: 'span',
  renderAsChild: (props) => (
    <SiteHeaderDetail {...props} asChild icon={<svg aria-hidden="true" />}>
      <a href="/elsewhere">Candolim</a>
    </SiteHeaderDetail>
  ),
})
describeConformance(
  'SiteHeaderLogo',
  (props) => (
    <SiteHeaderLogo href="/" {...props}>
      Susegad
    </SiteHeaderLogo>
  ),
  {
    slot: 'site-header-logo',
    tag: 'a',
    renderAsChild: (props) => (
      <SiteHeaderLogo {...props} asChild>
        <a href="/elsewhere">Susegad</a>
      </SiteHeaderLogo>
    ),
  },
)
describeConformance('SiteHeaderNav', (props) => <SiteHeaderNav {...props} />, {
  slot: 'site-header-nav',
  tag: 'nav',
})

const header = (props: SiteHeaderProps = {}) => (
  <div style={{ minBlockSize: '4000px' }}>
    <SiteHeader {...props}>
      <SiteHeaderTop>
        <a href="tel:+918320000142">+91 832 000 0142</a>
      </SiteHeaderTop>
      <SiteHeaderBar>
        <SiteHeaderNav>
          <li>
            <a href="#hotels">HOTELS</a>
          </li>
        </SiteHeaderNav>
        <SiteHeaderActions>
          <a href="#login">Login</a>
        </SiteHeaderActions>
      </SiteHeaderBar>
    </SiteHeader>
  </div>
)

async function renderHeader(props?: SiteHeaderProps) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const screen = await render(header(props))
  const root = screen.container.querySelector('header') as HTMLElement
  return {
    screen,
    root,
    shows: (top: string, bar: string) =>
      expect.poll(() => [root.dataset.top, root.dataset.bar]).toEqual([top, bar]),
    box: (slot: string) => root.querySelector(`[data-slot="site-header-${slot}"]`)?.getBoundingClientRect(),
  }
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

beforeEach(async () => {
  await page.viewport(1280, 720)
  scrollTo(0)
})

afterEach(() => {
  vi.useRealTimers()
  scrollTo(0)
})

test('both bars go on the way down; the contact bar returns on the way up', async () => {
  const { shows, box } = await renderHeader()
  await shows('shown', 'shown')
  scrollTo(600)
  await shows('hidden', 'hidden')
  await expect.poll(() => box('bar')?.bottom).toBeLessThanOrEqual(0)
  scrollTo(500)
  await shows('shown', 'hidden')
  await expect.poll(() => box('top')?.top).toBe(0)
})

test('a page that shrinks and so moves back shows no bar: nobody scrolled up', async () => {
  const { root, shows } = await renderHeader()
  const frame = root.parentElement as HTMLElement
  scrollTo(3000)
  await shows('hidden', 'hidden')
  frame.style.minBlockSize = '2000px'
  await expect.poll(() => window.scrollY).toBeLessThan(2000)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await shows('hidden', 'hidden')
  scrollTo(900)
  await shows('shown', 'hidden')
})

test('the lower bar returns 1000 ms after the last scroll, to the place of the bar above', async () => {
  const { shows, box } = await renderHeader()
  scrollTo(600)
  await shows('hidden', 'hidden')
  await vi.advanceTimersByTimeAsync(900)
  scrollTo(700)
  await expect.poll(() => window.scrollY).toBe(700)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await vi.advanceTimersByTimeAsync(999)
  await shows('hidden', 'hidden')
  await vi.advanceTimersByTimeAsync(1)
  await shows('hidden', 'shown')
  await expect.poll(() => box('bar')?.top).toBe(0)
})

test('at the top both stand', async () => {
  const { shows } = await renderHeader()
  scrollTo(600)
  await shows('hidden', 'hidden')
  scrollTo(0)
  await shows('shown', 'shown')
})

test('a bar that holds the focus stays, and a hidden one comes back for it', async () => {
  const { screen, shows } = await renderHeader()
  ;(screen.getByRole('link', { name: 'Login' }).element() as HTMLElement).focus()
  scrollTo(600)
  await shows('hidden', 'shown')
  ;(screen.getByRole('link', { name: /\+91/ }).element() as HTMLElement).focus({ preventScroll: true })
  await shows('shown', 'shown')
})

test('it casts a shadow beyond 50 pixels', async () => {
  const { root } = await renderHeader()
  scrollTo(50)
  await expect.poll(() => root.dataset.bar).toBe('hidden')
  expect(root.dataset.depth).toBe('flat')
  scrollTo(51)
  await expect.poll(() => root.dataset.depth).toBe('raised')
})

test('over a picture it is clear until 200 pixels are passed, and takes no room', async () => {
  const { root } = await renderHeader({ mode: 'overlay' })
  const bar = root.querySelector('[data-slot="site-header-bar"]') as HTMLElement
  expect(getComputedStyle(bar).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(Number.parseFloat(getComputedStyle(root).marginBottom)).toBe(-root.offsetHeight)
  scrollTo(200)
  await expect.poll(() => root.dataset.depth).toBe('raised')
  expect(root.dataset.ground).toBe('clear')
  scrollTo(201)
  await expect.poll(() => root.dataset.ground).toBe('opaque')
  await expect.poll(() => getComputedStyle(bar).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})

test('what lies below a hidden bar can be pressed', async () => {
  const { shows } = await renderHeader()
  scrollTo(600)
  await shows('hidden', 'hidden')
  await expect.poll(() => document.elementFromPoint(640, 30)?.closest('header')).toBeNull()
})

test('it tells what sticks below it how much of it is in view', async () => {
  const { shows } = await renderHeader()
  const shownHeight = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--sg-header-shown-height')
  scrollTo(600)
  await shows('hidden', 'hidden')
  expect(shownHeight()).toBe('0px')
})

test.each([
  [1023, false],
  [1024, true],
])('at %d pixels the links of the bar are shown: %s', async (width, shown) => {
  await page.viewport(width, 720)
  const { screen } = await renderHeader()
  expect(screen.getByRole('link', { name: 'HOTELS' }).elements()).toHaveLength(shown ? 1 : 0)
})

test.each([
  [7, 1280, true],
  [7, 1440, true],
  [8, 1180, false],
  [8, 1279, false],
  [8, 1280, true],
  [8, 1440, true],
  [9, 1279, false],
  [9, 1439, false],
  [9, 1440, true],
  [9, 1920, true],
])(
  '%i links at %i pixels stand in one line beside the actions, or are in the menu: %s',
  async (count, width, inBar) => {
    await page.viewport(width, 720)
    const links = [
      'HOME',
      'HOTELS',
      'ACTIVITY',
      'GALLERY',
      'BEACH',
      'MEMBERSHIPS',
      'CONTACT US',
      'TRANSFERS',
      'RENTALS',
    ]
    const items = links.slice(0, count).map((link) => (
      <li key={link}>
        <a href="#there">{link}</a>
      </li>
    ))
    const screen = await render(
      <SiteHeader>
        <SiteHeaderBar>
          <SiteHeaderLogo href="/" style={{ flex: 'none', inlineSize: '8rem' }}>
            Susegad
          </SiteHeaderLogo>
          <SiteHeaderNav>{items}</SiteHeaderNav>
          <SiteHeaderActions>
            <span style={{ flex: 'none', inlineSize: '14rem' }}>Colours, and who is signed in</span>
            <SiteHeaderMenu heading="Susegad">
              <SiteHeaderMenuNav>{items}</SiteHeaderMenuNav>
            </SiteHeaderMenu>
          </SiteHeaderActions>
        </SiteHeaderBar>
      </SiteHeader>,
    )
    const menu = screen.getByRole('button', { name: 'Open menu' })
    const bar = screen.container.querySelector('[data-slot="site-header-nav"]')
    if (!inBar) {
      expect(getComputedStyle(bar as Element).display).toBe('none')
      await userEvent.click(menu)
      return expect.element(screen.getByRole('link', { name: 'CONTACT US' })).toBeVisible()
    }
    expect(menu.elements()).toEqual([])
    const boxes = [...(bar?.querySelectorAll('a') ?? [])].map((link) => link.getBoundingClientRect())
    expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1)
    const actions = screen.container.querySelector('[data-slot="site-header-actions"]')
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(actions?.getBoundingClientRect().left ?? 0)
  },
)

test('before the script a header over a picture scrolls away with it', () => {
  const container = showServerHtml(header({ mode: 'overlay' }))
  const root = container.querySelector('header') as HTMLElement
  expect(getComputedStyle(root).position).toBe('relative')
})
