import { ApiError } from '@susegad/api-client/client'
import type { EnquiryList, Operation } from '@susegad/api-client/contract'
import { Toaster } from '@susegad/ui/toast'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAtDashboard } from '../../../../test/at-dashboard.tsx'
import { service } from '../../../shell/session/service.ts'
import { DeskWorkProvider, useDeskWork } from '../desk/desk-work.tsx'
import { SelectionProvider } from '../selection/selection-provider.tsx'
import { ManyMenu } from './many-menu.tsx'

const ids = ['a', 'b', 'c']
const selected = { all: false, ids: new Set(ids), count: 3, matching: {}, scope: { ids } }
const offline = new ApiError({ kind: 'network', status: 0, message: 'offline' })
const refused = new ApiError({ kind: 'rate', status: 429, message: 'Too many requests' })
const start = vi.spyOn(service.operations, 'start')

function Menu() {
  return (
    <>
      <ManyMenu selected={selected} folder="inbox" />
      <Toaster toaster={useDeskWork().toaster} />
    </>
  )
}

async function writeAnswer() {
  await renderAtDashboard(
    <SelectionProvider>
      <DeskWorkProvider staffMember={{ _id: 'asha', name: 'Asha' }}>
        <Menu />
      </DeskWorkProvider>
    </SelectionProvider>,
  )
  await button('Change (3)').click()
  await page.getByRole('menuitem', { name: 'Answer by email…' }).click()
  await page.getByLabelText('Answer', { exact: true }).fill('See you.')
}
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => {
  start.mockReset()
  vi.spyOn(service.templates, 'list').mockResolvedValue({ templates: [] })
  vi.spyOn(service.enquiries, 'list').mockResolvedValue({ enquiries: [], total: 3 } as unknown as EnquiryList)
  vi.spyOn(service.operations, 'get').mockRejectedValue(offline)
})

test('an answer of which nobody knows whether it went out is sent again until it is accepted', async () => {
  const done = { operation: { _id: 'o', state: 'done', changed: 0 } as Operation }
  start.mockRejectedValueOnce(offline).mockRejectedValueOnce(refused).mockResolvedValueOnce(done)
  await writeAnswer()
  await button('Send to 3').click()
  for (const count of [2, 3]) {
    await button('Retry').click()
    await expect.poll(() => start.mock.calls.length).toBe(count)
  }
  for (const [input] of start.mock.calls) expect(input).toMatchObject({ verb: 'answer', text: 'See you.' })
})

test('an answer that is refused is told in its dialog, or once that is closed, with a way to send it', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  start.mockRejectedValueOnce(refused).mockReturnValueOnce(promise)
  await writeAnswer()
  await button('Send to 3').click()
  await expect.element(page.getByText(/Nothing was sent/)).toBeVisible()
  expect(button('Retry').query()).toBeNull()
  await button('Send to 3').click()
  await button('Cancel').click()
  reject(refused)
  await expect.element(button('Retry')).toBeVisible()
})
