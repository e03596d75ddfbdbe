import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { latePart } from './late-part.tsx'

/** A part whose script can't be loaded the first time. */
function lostOnce() {
  const answers = [
    Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module')),
    Promise.resolve({ default: ({ text }: { text: string }) => <p>{text}</p> }),
  ]
  answers[0]?.catch(() => {})
  return latePart<{ text: string }>(() => answers.shift() ?? Promise.reject(new Error('asked for too often')))
}

test('a part that can’t be loaded says so, leaves the page alone and is loaded at its next opening', async () => {
  const Part = lostOnce()
  const page = (isOpen: boolean, text = 'Snooze') => (
    <>
      <h1>Dashboard</h1>
      <Suspense fallback={null}>{isOpen && <Part text={text} />}</Suspense>
    </>
  )
  const screen = await render(page(true))
  await expect.element(screen.getByText(/This part can/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await screen.rerender(page(false))
  await screen.rerender(page(true))
  await expect.element(screen.getByText('Snooze')).toBeVisible()
  await screen.rerender(page(true, 'Labels'))
  await expect.element(screen.getByText('Labels')).toBeVisible()
})
