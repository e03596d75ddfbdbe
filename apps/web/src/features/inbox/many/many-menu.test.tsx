import { ApiError } from '@susegad/api-client/client'
import type { EnquiryList, Operation } from '@susegad/api-client/contract'
import { Toaster } from '@susegad/ui/toast'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAtDashboard } from '../../../../test/at-dashboard.tsx'
import { service } from '../../../shell/session/service.ts'
import { DeskWorkProvider, useDeskWork } from '../desk/desk-work.tsx'
import { ActionMapProvider, useRunAction } from '../keyboard/action-map.tsx'
import { SelectionProvider, useChangeSelection, useSelected } from '../selection/selection-provider.tsx'
import { ManyMenu } from './many-menu.tsx'

const ids = ['a', 'b', 'c']
const offline = new ApiError({ kind: 'network', status: 0, message: 'offline' })
const refused = new ApiError({ kind: 'rate', status: 429, message: 'Too many requests' })
const start = vi.spyOn(service.operations, 'start')

function Menu() {
  const { toaster, title } = useDeskWork()
  const { choose } = useChangeSelection()
  const selected = useSelected()
  const run = useRunAction()
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Enquiries
      </h1>
      <button type="button" onClick={() => choose(ids, ids)}>
        Select
      </button>
      <input aria-label="Elsewhere" />
      <button type="button" onClick={() => run('snooze-selected')}>
        Snooze by its key
      </button>
      {selected.count > 0 && <ManyMenu selected={selected} folder="inbox" />}
      <Toaster toaster={toaster} />
    </>
  )
}

async function select() {
  await renderAtDashboard(
    <SelectionProvider>
      <DeskWorkProvider staffMember={{ _id: 'asha', name: 'Asha' }}>
        <ActionMapProvider>
          <Menu />
        </ActionMapProvider>
      </DeskWorkProvider>
    </SelectionProvider>,
  )
  await button('Select').click()
}

async function chooseAction(name: string) {
  await button('Change (3)').click()
  await page.getByRole('menuitem', { name }).click()
}

async function writeAnswer() {
  await select()
  await chooseAction('Answer by email…')
  await page.getByLabelText('Answer', { exact: true }).fill('See you.')
}
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => {
  start.mockReset()
  vi.spyOn(service.templates, 'list').mockResolvedValue({ templates: [] })
  vi.spyOn(service.enquiries, 'list').mockResolvedValue({ enquiries: [], total: 3 } as unknown as EnquiryList)
  vi.spyOn(service.operations, 'get').mockRejectedValue(offline)
})

/** A change that the service accepts when told. */
function acceptLater(): () => void {
  const { promise, resolve } = Promise.withResolvers<{ operation: Operation }>()
  start.mockReturnValueOnce(promise)
  return () => resolve({ operation: { _id: 'o', state: 'done', changed: 0 } as Operation })
}

test('a change that is accepted clears the selection, and the focus goes to the heading', async () => {
  const accept = acceptLater()
  await select()
  await chooseAction('Resolved')
  accept()
  await expect.element(page.getByRole('heading', { name: 'Enquiries' })).toHaveFocus()
  expect(button('Change (3)').query()).toBeNull()
})

test('a change that is accepted late leaves the focus where one is typing', async () => {
  const accept = acceptLater()
  await select()
  await chooseAction('Resolved')
  await page.getByLabelText('Elsewhere').click()
  accept()
  await expect.element(button('Change (3)')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Elsewhere')).toHaveFocus()
})

test('a change that is accepted late leaves the next question open', async () => {
  const accept = acceptLater()
  await select()
  await chooseAction('Resolved')
  await button('Snooze by its key').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  accept()
  await expect.element(button('Change (3)')).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(dialog).toBeVisible()
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
