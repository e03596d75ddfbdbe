import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { beginSending } from '../../../signed-in/attachments/running-uploads.ts'
import { newDraft, newLine } from '../quote/quote-draft.ts'
import { dropAnswer, keepAnswer, keptAnswer } from './kept-answers.ts'
import { UnsendableAnswer } from './unsendable-answer.tsx'

const button = (name: string) => page.getByRole('button', { name })

/** An unsent answer with a quote of one line. */
const keepQuote = (id: string, line: string) => {
  const quote = { ...newDraft({ context: null }), lines: [{ ...newLine(line), price: '3199' }] }
  keepAnswer(id, { text: '', quote, key: id, after: 0, resolve: false, queued: false })
}

beforeEach(() => keepQuote('merged', 'A boat'))
afterEach(() => {
  dropAnswer('merged')
  dropAnswer('into')
})

test('a quote that can’t be sent is shown', async () => {
  await render(<UnsendableAnswer id="merged" />)
  await expect.element(page.getByRole('row', { name: 'A boat ₹3,199' })).toBeVisible()
})

test('a quote moves to the end of the one that is begun in the other enquiry', async () => {
  keepQuote('into', 'A room')
  await render(<UnsendableAnswer id="merged" into="into" />)
  await expect.element(page.getByText(/these lines are added to it/)).toBeVisible()
  await button('Move to the other enquiry').click()
  expect(keptAnswer('into')?.quote?.lines.map(({ text }) => text)).toEqual(['A room', 'A boat'])
  expect(keptAnswer('merged')).toBeNull()
})

test.each(['Move to the other enquiry', 'Discard'])('“%s” stops a file that is on its way', async (press) => {
  const { promise: stopped, resolve } = Promise.withResolvers<string>()
  beginSending('merged', { id: press, name: 'map.pdf', size: 1, share: 0 }, async (signal) => {
    signal.addEventListener('abort', () => resolve('stopped'))
    await stopped
  })
  await render(<UnsendableAnswer id="merged" into="into" />)
  await expect.element(page.getByText(/Attach its files again in the other enquiry: map.pdf/)).toBeVisible()
  await button(press).click()
  expect(await stopped).toBe('stopped')
})
