import { ApiError } from '@susegad/api-client/client'
import type { OwnMessageResult, Upload } from '@susegad/api-client/contract'
import { ATTACHMENT_CHUNK_BYTES, ATTACHMENT_TEXTS } from '@susegad/api-client/rules'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { beginSession, leaveSession } from '../../../shell/session/session.ts'
import { MyReply } from './my-reply.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A service that takes uploads; `refuse` says why it takes none of a file. */
function takeUploads(refuse: (name: string) => ApiError | undefined = () => undefined) {
  const uploads = new Map<string, Upload>()
  vi.spyOn(service.attachments, 'add').mockImplementation(async (_enquiry, { name, size }) => {
    const upload = { _id: `id of ${name}`, name, size, received: 0 }
    uploads.set(upload._id, upload)
    return { upload }
  })
  vi.spyOn(service.attachments, 'sendChunk').mockImplementation(async (id, offset, bytes) => {
    const upload = uploads.get(id)
    if (!upload) throw new Error('No upload')
    const refusal = refuse(upload.name)
    if (refusal) throw refusal
    const next = { ...upload, received: offset + bytes.size }
    uploads.set(id, next)
    return { upload: next }
  })
  const remove = vi.spyOn(service.attachments, 'remove').mockResolvedValue()
  const reply = vi
    .spyOn(service.enquiries, 'reply')
    .mockResolvedValue({ message: { _id: '1' } } as OwnMessageResult)
  return { reply, remove }
}

async function open(id: string = crypto.randomUUID()) {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MyReply id={id} />
    </QueryClientProvider>,
  )
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]')
  return {
    screen,
    attach(...files: File[]) {
      const data = new DataTransfer()
      for (const file of files) data.items.add(file)
      if (!input) throw new Error('No input')
      input.files = data.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
  }
}

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const attached = 'Attached files'

test('files arrive in chunks and are sent with the message', async () => {
  const { reply } = takeUploads()
  const { screen, attach } = await open()
  await screen.getByLabelText('Your message').fill('See the photo.')
  attach(file('beach.jpg', ATTACHMENT_CHUNK_BYTES * 2 + 5), file('plan.pdf'))
  await expect.element(screen.getByRole('button', { name: 'Remove beach.jpg' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
  expect(vi.mocked(service.attachments.sendChunk)).toHaveBeenCalledTimes(4)
  await screen.getByRole('button', { name: 'Send message' }).click()
  await expect.element(screen.getByLabelText('Your message')).toHaveValue('')
  expect(reply.mock.calls[0]?.[1]).toEqual({
    text: 'See the photo.',
    attachments: ['id of beach.jpg', 'id of plan.pdf'],
  })
  await expect.element(screen.getByRole('list', { name: attached })).not.toBeInTheDocument()
})

test('a file that the service refuses says why, and the text stays', async () => {
  takeUploads((name) =>
    name === 'page.html'
      ? new ApiError({ kind: 'validation', status: 415, message: ATTACHMENT_TEXTS.kind })
      : undefined,
  )
  const { screen, attach } = await open()
  await screen.getByLabelText('Your message').fill('See the page.')
  attach(file('page.html'))
  const list = screen.getByRole('list', { name: attached })
  await expect.element(list.getByText(`page.html was not attached. ${ATTACHMENT_TEXTS.kind}`)).toBeVisible()
  await expect.element(screen.getByLabelText('Your message')).toHaveValue('See the page.')
  await screen.getByRole('button', { name: 'Dismiss page.html' }).click()
  await expect.element(list).not.toBeInTheDocument()
})

test('files that are empty, too large or too many are not uploaded', async () => {
  takeUploads()
  const { screen, attach } = await open()
  attach(
    file('empty.jpg', 0),
    file('large.pdf', 10 * 1024 * 1024 + 1),
    ...'12345'.split('').map((n) => file(n)),
    file('sixth.jpg'),
  )
  const list = screen.getByRole('list', { name: attached })
  for (const [name, text] of [
    ['empty.jpg', ATTACHMENT_TEXTS.empty],
    ['large.pdf', ATTACHMENT_TEXTS.size],
    ['sixth.jpg', ATTACHMENT_TEXTS.count],
  ] as const)
    await expect.element(list.getByText(`${name} was not attached. ${text}`)).toBeVisible()
  await vi.waitFor(() => expect(vi.mocked(service.attachments.add)).toHaveBeenCalledTimes(5))
})

test('an upload continues where the connection was lost', async () => {
  const lost = new ApiError({ kind: 'network', status: 0, message: 'No connection' })
  let chunks = 0
  takeUploads(() => (++chunks === 2 ? lost : undefined))
  const look = vi.spyOn(service.attachments, 'upload').mockImplementation(async (id) => ({
    upload: {
      _id: id,
      name: 'beach.jpg',
      size: ATTACHMENT_CHUNK_BYTES + 5,
      received: ATTACHMENT_CHUNK_BYTES,
    },
  }))
  const { screen, attach } = await open()
  await screen.getByLabelText('Your message').fill('See the photo.')
  attach(file('beach.jpg', ATTACHMENT_CHUNK_BYTES + 5))
  await expect.element(screen.getByText('beach.jpg is waiting for a connection')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Remove beach.jpg' })).toBeVisible()
  expect(look).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('button', { name: 'Send message' })).toBeEnabled()
})

test('an upload that the service limits says so, and continues', async () => {
  const limit = new ApiError({ kind: 'rate', status: 429, message: 'Too many files in a short time' })
  let chunks = 0
  takeUploads(() => (++chunks === 1 ? limit : undefined))
  vi.spyOn(service.attachments, 'upload').mockImplementation(async (id) => ({
    upload: { _id: id, name: 'beach.jpg', size: 10, received: 0 },
  }))
  const { screen, attach } = await open()
  attach(file('beach.jpg'))
  await expect
    .element(screen.getByText('beach.jpg is waiting because too many files were sent in a short time'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove beach.jpg' })).toBeVisible()
})

test('an upload goes on when its form is left, and is there when it is opened again', async () => {
  const { reply } = takeUploads()
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>()
  const send = vi.mocked(service.attachments.sendChunk).getMockImplementation()
  vi.mocked(service.attachments.sendChunk).mockImplementation(async (...chunk) => {
    await connected
    if (!send) throw new Error('No service')
    return send(...chunk)
  })
  const id = crypto.randomUUID()
  const { screen, attach } = await open(id)
  attach(file('beach.jpg'), file('plan.pdf'))
  await expect.element(screen.getByText('Uploading beach.jpg')).toBeVisible()
  await screen.unmount()
  const other = await open()
  await expect.element(other.screen.getByRole('list', { name: attached })).not.toBeInTheDocument()
  await other.screen.unmount()
  connect()
  const again = await open(id)
  await expect.element(again.screen.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
  await again.screen.getByLabelText('Your message').fill('See the photo.')
  await again.screen.getByRole('button', { name: 'Send message' }).click()
  await vi.waitFor(() =>
    expect(reply.mock.calls[0]?.[1].attachments).toEqual(['id of beach.jpg', 'id of plan.pdf']),
  )
})

test('a file that is removed is not sent', async () => {
  const { reply, remove } = takeUploads()
  const { screen, attach } = await open()
  await screen.getByLabelText('Your message').fill('Nothing.')
  attach(file('wrong.jpg'))
  await screen.getByRole('button', { name: 'Remove wrong.jpg' }).click()
  await screen.getByRole('button', { name: 'Send message' }).click()
  await vi.waitFor(() => expect(reply.mock.calls[0]?.[1]).toEqual({ text: 'Nothing.', attachments: [] }))
  expect(remove).toHaveBeenCalledWith('id of wrong.jpg')
})

test('an attached file stays in the draft when its words are erased', async () => {
  takeUploads()
  beginSession('a token', { _id: 'asha', name: 'Asha', email: 'asha@mail.example' } as never)
  onTestFinished(() => leaveSession())
  const id = crypto.randomUUID()
  const { screen, attach } = await open(id)
  attach(file('plan.pdf'))
  await expect.element(screen.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
  await screen.getByLabelText('Your message').fill('x')
  await screen.getByLabelText('Your message').fill('')
  await screen.unmount()
  const again = await open(id)
  await expect.element(again.screen.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
})
