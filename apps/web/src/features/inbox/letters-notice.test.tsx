import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../test/in-example-site.tsx'
import { service } from '../../shell/session/service.ts'
import { LettersNotice } from './letters-notice.tsx'

const noServer = page.getByText('There is no mail server: emails are written to files and reach nobody.')

test.each([false, true])(
  'with a mail server: %s, the desk says that emails reach nobody only if there is none',
  async (sendsEmail) => {
    const answer = { undelivered: 0, unannounced: 0, since: null, letters: [], sendsEmail }
    const asked = vi.spyOn(service.letters, 'undelivered').mockResolvedValue(answer)
    const client = new QueryClient()
    await render(
      <QueryClientProvider client={client}>
        <LettersNotice />
      </QueryClientProvider>,
      { wrapper: InExampleSite },
    )
    await expect.poll(() => asked.mock.calls.length > 0 && client.isFetching() === 0).toBe(true)
    await expect.poll(() => noServer.elements().length).toBe(sendsEmail ? 0 : 1)
  },
)
