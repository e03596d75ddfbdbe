import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { brokenPicture, samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Picture, type PictureImage } from './picture.tsx'

const [beach, fort] = samplePictures as readonly [PictureImage, PictureImage]

describeConformance('Picture', (props) => <Picture {...beach} {...props} />, {
  slot: 'picture',
  tag: 'picture',
})

function pictureIn(container: Element): HTMLElement {
  const found = container.querySelector<HTMLElement>('[data-slot="picture"]')
  if (!found) throw new Error('No picture was rendered')
  return found
}

test('offers the better encodings first and keeps lazy loading for what is far', async () => {
  const { container, getByRole } = await render(
    <Picture
      {...beach}
      srcSet="/a-480.webp 480w"
      sizes="50vw"
      sources={[{ type: 'image/avif', srcSet: '/a-480.avif 480w' }]}
    />,
  )
  const source = container.querySelector('source')
  expect(source?.type).toBe('image/avif')
  expect(source?.sizes).toBe('50vw')
  await expect.element(getByRole('img', { name: beach.alt })).toHaveAttribute('loading', 'lazy')
})

test('fetches the one picture of priority at once', async () => {
  const { getByRole } = await render(<Picture {...beach} priority />)
  const image = getByRole('img', { name: beach.alt })
  await expect.element(image).toHaveAttribute('loading', 'eager')
  await expect.element(image).toHaveAttribute('fetchpriority', 'high')
})

test('names the picture of priority for the head, in its best encoding', () => {
  const sources = [{ type: 'image/avif', srcSet: '/a-480.avif 480w' }]
  const html = (priority: boolean) =>
    renderToString(<Picture {...beach} sizes="50vw" sources={sources} priority={priority} />)
  const [link] = html(true).match(/^<link [^>]*>/) ?? []
  const { rel, as, type, imageSrcset, imageSizes } = Object.assign(document.createElement('div'), {
    innerHTML: link,
  }).firstElementChild as HTMLLinkElement
  expect({ rel, as, type, imageSrcset, imageSizes }).toEqual({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcset: '/a-480.avif 480w',
    imageSizes: '50vw',
  })
  expect(html(false)).not.toContain('<link')
})

test('takes no room it will not keep, loaded or broken', async () => {
  const { container, rerender } = await render(
    <div style={{ inlineSize: 400 }}>
      <Picture {...beach} />
    </div>,
  )
  const height = () => pictureIn(container).getBoundingClientRect().height
  expect(height()).toBeCloseTo(250, 0)
  await rerender(
    <div style={{ inlineSize: 400 }}>
      <Picture {...brokenPicture} />
    </div>,
  )
  await expect.poll(() => pictureIn(container).dataset.state).toBe('error')
  expect(height()).toBeCloseTo(250, 0)
})

test('gives way to its fallback, and to tiles with the words when that fails too', async () => {
  const { container, getByRole, rerender } = await render(<Picture {...brokenPicture} fallback={fort} />)
  await expect.element(getByRole('img', { name: fort.alt })).toHaveAttribute('src', fort.src)
  await rerender(
    <Picture {...brokenPicture} fallback={{ ...brokenPicture, src: 'data:image/png;base64,BBBB' }} />,
  )
  await expect.poll(() => pictureIn(container).dataset.state).toBe('error')
  await expect.element(getByRole('img', { name: brokenPicture.alt })).toBeVisible()
})

test('a new picture gets its own chance', async () => {
  const { getByRole, container, rerender } = await render(<Picture {...brokenPicture} />)
  await expect.poll(() => pictureIn(container).dataset.state).toBe('error')
  await rerender(<Picture {...fort} />)
  await expect.element(getByRole('img', { name: fort.alt })).toHaveAttribute('src', fort.src)
})

test('notices a picture that broke before hydration', async () => {
  const markup = <Picture {...brokenPicture} fallback={fort} priority />
  const page = document.createElement('div')
  page.innerHTML = renderToString(markup)
  document.body.append(page)
  await expect.poll(() => page.querySelector('img')?.complete).toBe(true)
  const root = hydrateRoot(page, markup)
  await expect.poll(() => page.querySelector('img')?.src).toBe(fort.src)
  root.unmount()
  page.remove()
})
