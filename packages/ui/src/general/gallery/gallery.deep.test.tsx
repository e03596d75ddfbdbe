import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { brokenPicture, samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Gallery, type GalleryProps } from './gallery.tsx'

describeConformance(
  'Gallery',
  (props) => <Gallery aria-label="Photos" images={samplePictures} {...props} />,
  {
    slot: 'gallery',
    tag: 'div',
  },
)

function renderGallery(props: Partial<GalleryProps> = {}) {
  return render(
    <div style={{ inlineSize: '50rem' }}>
      <Gallery aria-label="Photos" images={samplePictures} {...props} />
    </div>,
  )
}

test('is a list of links to the files', async () => {
  const screen = await renderGallery()
  const links = screen.getByRole('list', { name: 'Photos' }).getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(samplePictures.map(({ src }) => src))
})

test('opens the chosen picture in the lightbox', async () => {
  const screen = await renderGallery()
  await screen.getByRole('link', { name: samplePictures[4]?.alt ?? '' }).click()
  await expect.element(screen.getByRole('dialog').getByText('5 / 6')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('dialog').getByText('1 / 6')).toBeVisible()
})

test('a masonry wall reads from left to right, and its pictures keep clear of each other', async () => {
  const screen = await renderGallery({ layout: 'masonry', images: [...samplePictures, ...samplePictures] })
  const boxes = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect())
  expect(new Set(boxes.slice(0, 3).map(({ top }) => top)).size).toBe(1)
  expect(boxes[0]?.height).not.toBeCloseTo(boxes[1]?.height ?? 0, 0)
  for (const [place, box] of boxes.entries())
    for (const other of boxes.slice(place + 1)) {
      const apart =
        box.right <= other.left + 1 ||
        other.right <= box.left + 1 ||
        box.bottom <= other.top + 1 ||
        other.bottom <= box.top + 1
      expect(apart).toBe(true)
    }
  const tops = boxes.map(({ top }) => top)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
})

test.each([
  ['50rem', [4, 5, 6, 7, 8, 9, 10]],
  ['70rem', [5, 6, 7, 8, 9, 10]],
])('leaves none of a few pictures alone in the last row, %s wide', async (inlineSize, counts) => {
  for (const count of counts) {
    const images = [...samplePictures, ...samplePictures].slice(0, count)
    const screen = await render(
      <div style={{ inlineSize }}>
        <Gallery aria-label="Photos" images={images} />
      </div>,
    )
    const tops = screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().top)
    expect(tops.filter((top) => top === tops.at(-1)).length, `${count} pictures`).toBeGreaterThan(1)
    await screen.unmount()
  }
})

test('swaps a broken picture for the fallback', async () => {
  const fallback = samplePictures[5]
  const screen = await renderGallery({ images: [brokenPicture, ...samplePictures.slice(0, 2)], fallback })
  await expect.element(screen.getByRole('img', { name: fallback?.alt ?? '' })).toBeVisible()
})

test('says when there is nothing to show', async () => {
  const screen = await renderGallery({ images: [] })
  await expect.element(screen.getByText('No images found')).toBeVisible()
})
