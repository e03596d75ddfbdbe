import { userQueries } from '@susegad/api-client/queries'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { service } from '../../../shell/session/service.ts'
import { MyEnquiries } from './my-enquiries.tsx'

test.each([
  [undefined, 1],
  [true, 0],
])(
  'with no enquiry yet and a confirmed email (%s), what to confirm is said %i times',
  async (emailVerified, times) => {
    vi.spyOn(service.enquiries, 'mine').mockResolvedValue({ enquiries: [], total: 0, totalPages: 0 } as never)
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    client.setQueryData(userQueries(service).profile().queryKey, { user: { emailVerified } } as never)
    const screen = await render(
      <QueryClientProvider client={client}>
        <MyEnquiries page={1} turner={() => null} />
      </QueryClientProvider>,
      { wrapper: InExampleSite },
    )
    await expect.element(screen.getByText("You haven't submitted any enquiries yet.")).toBeVisible()
    const hint = screen.getByText(/^Enquiries sent without signing in appear here once you confirm/)
    expect(hint.elements()).toHaveLength(times)
  },
)
