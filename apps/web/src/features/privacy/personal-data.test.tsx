import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../shell/session/service.ts'
import { PersonalData } from './personal-data.tsx'

test('while one person is looked up, Enter looks up no other', async () => {
  const find = vi.spyOn(service.people, 'find').mockReturnValue(new Promise(() => {}))
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonalData />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('textbox')
  await field.fill('asha@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => find.mock.calls.length).toBe(1)
  screen.container.querySelector('form')?.requestSubmit()
  expect(find).toHaveBeenCalledTimes(1)
})
