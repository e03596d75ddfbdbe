import type { Routing } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../shell/session/service.ts'
import { RulesEditor } from './rules-editor.tsx'

const rule = (_id: string, words: string[]): Routing['rules'][number] => ({
  _id,
  words,
  kind: null,
  slug: null,
  script: null,
  people: ['asha'],
  view: null,
  labels: [],
  priority: 'normal',
})
const asRead: Routing = {
  rules: [rule('boats', ['boat'])],
  people: [{ _id: 'asha', name: 'Asha', suspended: false, absence: null }],
  views: [],
  version: '1',
}
const ofColleague: Routing = { ...asRead, rules: [rule('boats', ['kayak'])], version: '2' }

const editor = (routing: Routing) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
    <RulesEditor routing={routing} places={{ hotel: [], activity: [], beach: [] }} />
  </QueryClientProvider>
)
const words = page.getByLabelText('With one of these words')
const button = (name: string) => page.getByRole('button', { name })

test('rules that are being edited stay when a colleague saves, and are saved upon the new ones', async () => {
  const change = vi.spyOn(service.routing, 'change').mockResolvedValue({ ...asRead, version: '3' })
  const screen = await render(editor(asRead))
  await words.fill('boat, ferry')
  await screen.rerender(editor(ofColleague))
  await expect.element(page.getByText(/A colleague changed the rules in the meantime/)).toBeVisible()
  await expect.element(words).toHaveValue('boat, ferry')
  await button('Save rules').click()
  expect(change).toHaveBeenCalledWith({
    version: '2',
    rules: [expect.objectContaining({ _id: 'boats', words: ['boat', 'ferry'] })],
  })
})

test('undoing shows the rules of the colleague', async () => {
  const screen = await render(editor(asRead))
  await words.fill('boat, ferry')
  await screen.rerender(editor(ofColleague))
  await button('Undo changes').click()
  await expect.element(words).toHaveValue('kayak')
  await expect
    .element(page.getByText(/A colleague changed the rules in the meantime/))
    .not.toBeInTheDocument()
})

test('rules that are as before again follow a colleague’s', async () => {
  const screen = await render(editor(asRead))
  await words.fill('boats')
  await words.fill('boat')
  await screen.rerender(editor(ofColleague))
  await expect.element(words).toHaveValue('kayak')
  await expect.element(button('Save rules')).not.toBeInTheDocument()
})
