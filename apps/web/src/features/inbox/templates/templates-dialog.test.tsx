import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

test('the focus stays in the dialog after a template is saved, and one Escape closes it', async () => {
  vi.spyOn(service.templates, 'list').mockResolvedValue({ templates: [] })
  vi.spyOn(service.templates, 'create').mockResolvedValue({} as never)
  const onClose = vi.fn()
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <TemplatesDialog onClose={onClose} />
    </QueryClientProvider>,
  )
  const add = page.getByRole('button', { name: 'New template' })
  await add.click()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('Prices')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect.element(add).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a team without templates adds six by one press', async () => {
  const list = vi.spyOn(service.templates, 'list').mockResolvedValue({ templates: [] })
  const added: string[] = []
  vi.spyOn(service.templates, 'create').mockImplementation(async (input) => {
    added.push(input.name)
    const template = { ...input, _id: input.name, language: null }
    list.mockResolvedValue({ templates: [template] })
    return { template }
  })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <TemplatesDialog onClose={() => {}} />
    </QueryClientProvider>,
  )
  const start = page.getByRole('button', { name: 'Add six templates to start with' })
  await start.click()
  await expect.element(page.getByRole('button', { name: 'New template' })).toHaveFocus()
  await expect.element(start).not.toBeInTheDocument()
  expect(added).toEqual([
    'First answer',
    'Ask for dates',
    'Quote sent',
    'Follow-up',
    'No rooms available',
    'Thanks after the stay',
  ])
})
