import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { ShareButton } from './share-button.tsx'

describeConformance('ShareButton', (props) => <ShareButton {...props} />, {
  slot: 'share-button',
  tag: 'button',
})

afterEach(() => vi.unstubAllGlobals())

function browserThat(platform: {
  share?: (data: ShareData) => Promise<void>
  copy?: (text: string) => Promise<void>
}) {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  vi.stubGlobal('navigator', {
    ...(platform.share ? { share: platform.share, canShare: () => true } : {}),
    clipboard: { writeText: platform.copy ?? refuse },
  })
}

test("a phone's own sheet gets title, text and address", async () => {
  const shared: ShareData[] = []
  browserThat({ share: async (data) => void shared.push(data) })
  const ways: string[] = []
  const screen = await render(
    <ShareButton
      shareTitle="La View"
      shareText="By the sea"
      shareUrl="https://example.com/la-view"
      onShared={(way) => ways.push(way)}
    />,
  )
  await screen.getByRole('button', { name: 'Share' }).click()
  expect(shared).toEqual([{ title: 'La View', text: 'By the sea', url: 'https://example.com/la-view' }])
  expect(ways).toEqual(['sheet'])
})

test('elsewhere the link is copied, and it says so', async () => {
  const copied: string[] = []
  browserThat({ copy: async (text) => void copied.push(text) })
  const screen = await render(<ShareButton />)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(copied).toEqual([location.href.split('#')[0]])
})

test('closing the sheet is no failure and copies nothing', async () => {
  const copied: string[] = []
  const abort = () => Promise.reject(new DOMException('closed', 'AbortError'))
  browserThat({ share: abort, copy: async (text) => void copied.push(text) })
  const screen = await render(<ShareButton />)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  expect(copied).toEqual([])
})

test('where nothing is allowed it says what to do', async () => {
  browserThat({})
  const screen = await render(<ShareButton />)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Copy the link from the address bar' }))
    .toBeVisible()
})

test('after a while it offers to share again, and a second copy is said again', async () => {
  browserThat({ copy: async () => {} })
  const screen = await render(<ShareButton />)
  const said: (string | null)[] = []
  const label = screen.container.querySelector('[aria-live]')
  new MutationObserver(() => said.push(label?.textContent ?? null)).observe(label as Element, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await screen.getByRole('button').click()
  await vi.waitFor(() => expect(said).toEqual(['Link copied']))
  await screen.getByRole('button').click()
  await vi.waitFor(() => expect(said).toEqual(['Link copied', 'Share', 'Link copied']))
  vi.advanceTimersByTime(5000)
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible()
})
