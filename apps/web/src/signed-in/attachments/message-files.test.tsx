import { ApiError } from '@susegad/api-client/client'
import type { Attachment } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { service } from '../../shell/session/service.ts'
import { MessageFiles } from './message-files.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'])
const picture: Attachment = { _id: 'picture', name: 'beach.jpg', type: 'image/jpeg', size: 2_500_000 }
const pdf: Attachment = { _id: 'pdf', name: 'quote.pdf', type: 'application/pdf', size: 900 }

const show = (files: readonly Attachment[], space = 0) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <div style={{ blockSize: space }} />
      <MessageFiles files={files} />
    </QueryClientProvider>,
  )

test('a picture is loaded once it is in view, and opens large', async () => {
  const download = vi
    .spyOn(service.attachments, 'download')
    .mockImplementation(async () => svg.stream() as ReadableStream<Uint8Array<ArrayBuffer>>)
  const screen = await show([picture], 5000)
  await new Promise((done) => requestAnimationFrame(done))
  expect(download).not.toHaveBeenCalled()
  screen.getByText('beach.jpg').element().scrollIntoView()
  const shown = screen.getByRole('img', { name: 'beach.jpg' })
  await expect.element(shown).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  const link = screen.getByRole('link', { name: 'Open beach.jpg' })
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('a PDF is a button with its name and size, which says why it does not open', async () => {
  vi.spyOn(service.attachments, 'download').mockRejectedValue(
    new ApiError({ kind: 'unavailable', status: 503, message: 'Away', retryAfter: 30 }),
  )
  const screen = await show([pdf])
  await screen.getByRole('button', { name: 'quote.pdf 1 KB' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'The file was not opened. The site is unavailable at the moment. Try again in 30 seconds.',
    )
})
