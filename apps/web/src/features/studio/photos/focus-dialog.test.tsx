import type { CroppablePhoto } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './picture-chooser.css'
import { FocusDialog } from './focus-dialog.tsx'

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

const portrait: CroppablePhoto = { _id: 'p1', wholeUrl: picture(600, 800), focus: { x: 0.5, y: 0.1 } }

test('the whole photo is shown, and the pin stands on the point that is kept', async () => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <FocusDialog photo={portrait} onCrop={() => {}} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const button = page.getByRole('button', { name: 'Point at 50% from the left, 10% from the top' })
  await expect.element(button).toBeVisible()
  const image = button.element().querySelector('img')
  const pin = button.element().querySelector('span')
  await expect.poll(() => image?.naturalHeight).toBe(800)
  const box = image?.getBoundingClientRect() ?? new DOMRect()
  const stands = pin?.getBoundingClientRect() ?? new DOMRect()
  expect(box.height / box.width).toBeCloseTo(800 / 600, 2)
  expect(stands.y + stands.height / 2 - box.y).toBeCloseTo(box.height * 0.1, 0)
  expect(stands.x + stands.width / 2 - box.x).toBeCloseTo(box.width * 0.5, 0)
})
