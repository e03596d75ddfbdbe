import type { User } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EraseAccount } from './erase-account.tsx'

test.each([
  [true, 'Enquiries that you sent from asha@example.com without signing in are erased, too.'],
  [
    false,
    'Enquiries that you sent without signing in are kept. To erase them too, confirm your email first.',
  ],
])('with a confirmed email (%s) it says what else is erased', async (emailVerified, words) => {
  const user = { email: 'asha@example.com', emailVerified } as User
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <EraseAccount user={user} open onOpenChange={() => {}} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('dialog').getByText(words)).toBeVisible()
})
