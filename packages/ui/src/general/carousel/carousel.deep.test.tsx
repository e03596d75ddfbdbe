import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { allowMotion, parkPointer } from '../../../test/emulate.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Carousel, ImageCarousel, type ImageCarouselProps } from './carousel.tsx'

const three = samplePictures.slice(0, 3)
const inside = { inlineSize: '20rem', marginBlockStart: '4rem' }

function carouselOf(props: Partial<ImageCarouselProps> = {}, dir?: 'rtl') {
  return (
    <div dir={dir} style={inside}>
      <ImageCarousel aria-label="Around Goa" images={three} picture={{ ratio: 'landscape' }} {...props} />
      <button type="button">Elsewhere</button>
    </div>
  )
}

async function renderCarousel(props: Partial<ImageCarouselProps> = {}, dir?: 'rtl') {
  const screen = await render(carouselOf(props, dir))
  // It takes touches once it is near the window, and then shows the next picture's source.
  const next = screen.container.querySelectorAll('img')[1]
  if (next) await expect.poll(() => getComputedStyle(next).display).not.toBe('none')
  // Before it renders again, React runs the effects of the render that showed the source.
  await screen.rerender(carouselOf(props, dir))
  const slide = (number: number) =>
    screen.container.querySelectorAll<HTMLElement>('[data-slot="carousel-slide"]')[number - 1] as HTMLElement
  const track = screen.container.querySelector('[data-slot="carousel-track"]') as HTMLElement
  /** Number of the picture in view, wherever the row was scrolled to. */
  const inView = () => {
    const frame = track.getBoundingClientRect()
    const seen = Array.from(track.children).findIndex((each) => {
      const box = each.getBoundingClientRect()
      return Math.abs(box.left - frame.left) < 1 && Math.abs(box.top - frame.top) < 1
    })
    return seen + 1
  }
  const shows = async (number: number) => {
    await expect.poll(() => slide(number).dataset.state).toBe('current')
    await expect.poll(inView).toBe(number)
  }
  return {
    screen,
    slide,
    track,
    inView,
    shows,
    root: screen.container.querySelector('section') as HTMLElement,
  }
}

function drag(track: HTMLElement, byPixels: number) {
  const { left, top, width, height } = track.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const send = (type: string, clientX: number) =>
    track.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType: 'mouse',
        pointerId: 1,
        button: 0,
        clientX,
        clientY: y,
      }),
    )
  track.setPointerCapture = () => {}
  send('pointerdown', x)
  send('pointermove', x + byPixels / 2)
  send('pointermove', x + byPixels)
  send('pointerup', x + byPixels)
}

beforeEach(parkPointer)
afterEach(() => vi.useRealTimers())

describeConformance(
  'ImageCarousel',
  (props) => <ImageCarousel aria-label="Around Goa" images={three} {...props} />,
  { slot: 'carousel', tag: 'section' },
)

test('is a carousel of named slides, of which one is within reach', async () => {
  const { screen, slide } = await renderCarousel({ controls: 'bar', picker: 'dots' })
  await expect
    .element(screen.getByRole('region', { name: 'Around Goa' }))
    .toHaveAttribute('aria-roledescription', 'carousel')
  await expect
    .element(screen.getByRole('group', { name: '1 of 3' }))
    .toHaveAttribute('aria-roledescription', 'slide')
  expect(slide(1).inert).toBe(false)
  expect([slide(2).inert, slide(3).inert]).toEqual([true, true])
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('without the script every slide is there, in order, within reach', () => {
  const page = new DOMParser().parseFromString(renderToString(carouselOf()), 'text/html')
  const pictures = Array.from(page.querySelectorAll('img'), (image) => image.getAttribute('src'))
  expect(pictures).toEqual(three.map(({ src }) => src))
  expect(page.querySelector('[inert]')).toBeNull()
})

test('the arrows go on and back, and round both ends', async () => {
  const { screen, shows } = await renderCarousel({ picker: 'dots' })
  const next = screen.getByRole('button', { name: 'Next picture' })
  const previous = screen.getByRole('button', { name: 'Previous picture' })
  await previous.click()
  await shows(3)
  await next.click()
  await shows(1)
  await next.click()
  await shows(2)
})

test('from the last picture it moves on in the same direction', async () => {
  await allowMotion()
  const { screen, track, shows } = await renderCarousel({ picker: 'dots', defaultIndex: 2 })
  await shows(3)
  const places: number[] = []
  track.addEventListener('scroll', () => places.push(track.scrollLeft / track.clientWidth))
  await screen.getByRole('button', { name: 'Next picture' }).click()
  await shows(1)
  const onTheWay = places.slice(0, -1)
  expect(Math.min(...onTheWay)).toBeGreaterThanOrEqual(2)
  expect(Math.max(...onTheWay)).toBeGreaterThan(2)
})

test.each([
  ['left to right', undefined, '{ArrowRight}', '{ArrowLeft}'],
  ['right to left', 'rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('the arrow keys follow the direction: %s', async (_, dir, forward, back) => {
  const { track, shows } = await renderCarousel({}, dir)
  track.focus()
  await userEvent.keyboard(forward)
  await shows(2)
  await userEvent.keyboard(back)
  await userEvent.keyboard(back)
  await shows(3)
})

test('the arrow keys follow the orientation, and Home and End go to the ends', async () => {
  const { track, shows } = await renderCarousel({ orientation: 'vertical', style: { blockSize: '12rem' } })
  track.focus()
  await userEvent.keyboard('{ArrowRight}')
  await shows(1)
  await userEvent.keyboard('{ArrowDown}')
  await shows(2)
  await userEvent.keyboard('{End}')
  await shows(3)
  await userEvent.keyboard('{Home}')
  await shows(1)
})

test('leaves the keys of a field inside alone', async () => {
  const { screen, shows } = await renderCarousel({
    renderSlide: (picture) => (
      <div>
        {picture}
        <input aria-label="Note" defaultValue="sea" />
      </div>
    ),
  })
  await screen.getByRole('textbox', { name: 'Note' }).first().click()
  await userEvent.keyboard('{ArrowRight}{Home}')
  await shows(1)
})

test('a picture fills its slide in a link too, however tall the place is', async () => {
  const { root, slide } = await renderCarousel({
    renderSlide: (picture, index) => (
      <a href={`#${index}`} style={{ display: 'block' }}>
        {picture}
      </a>
    ),
  })
  root.style.blockSize = '30rem'
  slide(1).parentElement?.style.setProperty('block-size', '100%')
  const tall = slide(1).getBoundingClientRect().height
  expect(tall).toBe(480)
  expect(slide(1).querySelector('img')?.getBoundingClientRect().height).toBe(tall)
})

test('keeps the focus when the slide that had it leaves', async () => {
  const { screen, track, shows } = await renderCarousel({
    renderSlide: (picture, index) => <a href={`#${index}`}>{picture}</a>,
  })
  ;(screen.getByRole('link').first().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await shows(2)
  expect(document.activeElement).toBe(track)
})

test('the dots tell and choose the picture', async () => {
  const { screen, shows } = await renderCarousel({ controls: 'bar', picker: 'dots' })
  await screen.getByRole('button', { name: 'Show picture 3 of 3' }).click()
  await shows(3)
  await expect
    .element(screen.getByRole('button', { name: 'Show picture 3 of 3' }))
    .toHaveAttribute('aria-current')
})

test('a scroll by hand changes the picture as a swipe does', async () => {
  const onIndexChange = vi.fn()
  const { track, shows } = await renderCarousel({ onIndexChange })
  track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
  await shows(2)
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1)
})

test('a swipe passes the ends too', async () => {
  const { track, shows } = await renderCarousel()
  track.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }))
  track.scrollBy({ left: -track.clientWidth, behavior: 'instant' })
  await shows(3)
  track.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }))
  track.scrollBy({ left: track.clientWidth, behavior: 'instant' })
  await shows(1)
})

test('a mouse can pull it, and the click that ends the pull opens nothing', async () => {
  const onClick = vi.fn()
  const { track, shows, slide } = await renderCarousel({
    renderSlide: (picture, index) => (
      <a href={`#${index}`} onClick={onClick}>
        {picture}
      </a>
    ),
  })
  drag(track, -120)
  slide(1).querySelector('a')?.click()
  await shows(2)
  expect(onClick).not.toHaveBeenCalled()
  await expect.poll(() => track.style.scrollSnapType).toBe('')
  slide(2).querySelector('a')?.click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('the later pictures wait for their source until the carousel is near or wanted', async () => {
  const asked = (container: Element) =>
    Array.from(container.querySelectorAll('img'), (image) => getComputedStyle(image).display !== 'none')
  const screen = await render(
    <div style={{ paddingBlockStart: '400vh' }}>{carouselOf({ images: samplePictures })}</div>,
  )
  expect(asked(screen.container)).toEqual([true, false, false, false, false, false])
  screen.container.querySelector('section')?.scrollIntoView()
  await expect.poll(() => asked(screen.container)).toEqual([true, true, false, false, false, false])
  await screen.getByRole('button', { name: 'Elsewhere' }).hover()
  await screen.getByRole('img').first().hover()
  await expect.poll(() => asked(screen.container)).toEqual([true, true, true, true, true, true])
  scrollTo(0, 0)
})

test('one picture never moves and has no controls', async () => {
  const { screen, root } = await renderCarousel({ images: three.slice(0, 1) })
  expect(root.dataset.state).toBe('idle')
  expect(screen.getByRole('button', { name: /picture/i }).elements()).toEqual([])
  expect(root.getAttribute('aria-roledescription')).toBeNull()
})

test('no picture at all says so', async () => {
  const screen = await render(carouselOf({ images: [] }))
  await expect.element(screen.getByText('No Images Available')).toBeVisible()
})

test('any content can be a slide, and what is left out is none', async () => {
  const screen = await render(
    <Carousel aria-label="Words of guests" picker="dots" style={inside}>
      <p>Lovely</p>
      {false}
      {['Quiet', 'Kind'].map((word) => (
        <a key={word} href={`#${word}`}>
          {word}
        </a>
      ))}
    </Carousel>,
  )
  await expect.element(screen.getByRole('group', { name: '1 of 3' })).toHaveTextContent('Lovely')
  await screen.getByRole('button', { name: 'Show picture 3 of 3' }).click()
  await expect.element(screen.getByRole('link', { name: 'Kind' })).toBeInViewport({ ratio: 1 })
  await expect.element(screen.getByRole('link', { name: 'Quiet' })).not.toBeInViewport()
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('shows what it is told to, and asks before it changes', async () => {
  const onIndexChange = vi.fn()
  const { screen, shows } = await renderCarousel({ picker: 'dots', index: 1, onIndexChange })
  await shows(2)
  await screen.getByRole('button', { name: 'Next picture' }).click()
  expect(onIndexChange).toHaveBeenCalledWith(2)
  await shows(2)
  await screen.rerender(carouselOf({ picker: 'dots', index: 2, onIndexChange }))
  await shows(3)
})

test.each([
  ['to the next', 1, 2],
  ['past an end', -1, 3],
] as const)('a swipe %s that its owner refuses goes back', async (_, by, wanted) => {
  const onIndexChange = vi.fn()
  const { track, shows } = await renderCarousel({ index: 0, onIndexChange })
  track.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }))
  track.scrollBy({ left: by * track.clientWidth, behavior: 'instant' })
  await expect.poll(() => onIndexChange.mock.calls).toEqual([[wanted - 1]])
  await shows(1)
})

test('more pictures under the pointer leave the first one in view', async () => {
  const { screen, track, shows } = await renderCarousel()
  await screen.getByRole('img').first().hover()
  await expect.poll(() => track.scrollLeft).toBeGreaterThan(0)
  await screen.rerender(carouselOf({ images: samplePictures.slice(0, 4) }))
  await shows(1)
  expect(Array.from(track.children, (slide) => (slide as HTMLElement).style.translate)).not.toContain('300%')
})
