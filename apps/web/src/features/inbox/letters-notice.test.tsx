import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../test/in-example-site.tsx'
import { service } from '../../shell/session/service.ts'
import { LettersNotice } from './letters-notice.tsx'

test.each([
  [0, 2, ['Nobody was emailed about 2 new enquiries']],
  [0, 1, ['Nobody was emailed about 1 new enquiry']],
  [1, 0, ['1 email could not be sent']],
  [3, 2, ['Nobody was emailed about 2 new enquiries', '3 emails could not be sent']],
])(
  'with %i undelivered emails and %i unannounced enquiries, the desk says: %j',
  async (undelivered, unannounced, titles) => {
    vi.spyOn(service.letters, 'undelivered').mockResolvedValue({
      undelivered,
      unannounced,
      since: null,
      letters: [],
      sendsEmail: true,
    })
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <LettersNotice />
      </QueryClientProvider>,
      { wrapper: InExampleSite },
    )
    for (const title of titles) await expect.element(page.getByText(title)).toBeVisible()
    expect(page.getByText(/^(Nobody was emailed|\d+ emails? could not)/).elements()).toHaveLength(
      titles.length,
    )
  },
)
