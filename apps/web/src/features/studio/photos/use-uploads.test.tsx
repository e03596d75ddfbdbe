import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useUploads } from './use-uploads.ts'

const finish = new Map<string, () => void>()
vi.mock('./photo-problem.ts', () => ({ photoProblem: async () => undefined }))
vi.mock('./upload-photo.ts', () => ({
  uploadPhoto: (file: File) =>
    new Promise((resolve) => finish.set(file.name, () => resolve({ state: 'ready', src: file.name }))),
}))

function Uploads({ onReady }: { onReady: (src: string) => void }) {
  const { uploads, send } = useUploads(onReady, [])
  return (
    <>
      <button type="button" onClick={() => send([new File([], 'house'), new File([], 'portrait')])}>
        Add
      </button>
      <output>{uploads.length} running</output>
    </>
  )
}

test('photos are added in the order in which they were chosen, not in which they are ready', async () => {
  const added: string[] = []
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Uploads onReady={(src) => added.push(src)} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => finish.size).toBe(2)
  finish.get('portrait')?.()
  await expect.element(page.getByText('1 running')).toBeVisible()
  expect(added).toEqual([])
  finish.get('house')?.()
  await expect.poll(() => added).toEqual(['house', 'portrait'])
})
