import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { latePart } from './late-part.tsx'

/** A part whose script can't be loaded the first time. */
function lostOnce() {
  const answers = [
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    Promise.resolve(({ text }: { text: string }) => <p>{text}</p>),
  ]
  answers[0]?.catch(() => {})
  return latePart(() => answers.shift() ?? Promise.reject(new Error('asked for too often')))
}

test('a part that can’t be loaded says so, leaves the page alone and loads when it is tried again', async () => {
  const Part = lostOnce()
  const page = (text: string) => (
    <>
      <h1>Dashboard</h1>
      <Suspense fallback={null}>
        <Part text={text} />
      </Suspense>
    </>
  )
  const screen = await render(page('Snooze'))
  await expect.element(screen.getByText(/This part could not be loaded/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Snooze')).toBeVisible()
  await screen.rerender(page('Labels'))
  await expect.element(screen.getByText('Labels')).toBeVisible()
})

test('a part that could not be loaded is loaded at its next opening', async () => {
  const Part = lostOnce()
  const first = await render(<Part text="Snooze" />)
  await expect.element(first.getByRole('alert')).toBeVisible()
  await first.unmount()
  const next = await render(<Part text="Snooze" />)
  await expect.element(next.getByText('Snooze')).toBeVisible()
})
