import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { beginSession, leaveSession } from '../../../shell/session/session.ts'
import { SignedInOnly } from './signed-in-only.tsx'

const person = (_id: string) =>
  ({ _id, name: _id, email: `${_id}@goa.example`, username: _id, role: 'admin' }) as const

test('a page keeps nothing of one person when another signs in in its place, as in another tab', async () => {
  beginSession('one', person('asha'))
  const screen = await render(
    <SignedInOnly>{({ name }) => <input aria-label={`Secret of ${name}`} />}</SignedInOnly>,
  )
  onTestFinished(async () => {
    await screen.unmount()
    leaveSession()
  })
  await page.getByLabelText('Secret of asha').fill('whsec_1')
  beginSession('two', person('bruno'))
  await expect.element(page.getByLabelText('Secret of bruno')).toHaveValue('')
})
