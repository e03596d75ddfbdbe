import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PasskeySignIn } from './passkey-sign-in.tsx'

vi.mock('../session/passkey.ts', () => {
  throw new Error('The script did not load.')
})

test('a script that does not load is told, and the button can be pressed again', async () => {
  const screen = await render(<PasskeySignIn />)
  const button = screen.getByRole('button', { name: 'Sign in with a passkey' })
  await button.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Login failed. Check your connection and try again.')
  await expect.element(button).toHaveAttribute('data-state', 'idle')
})
