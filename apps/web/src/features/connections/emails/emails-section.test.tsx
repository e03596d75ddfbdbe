import { createToaster } from '@susegad/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { service } from '../../../shell/session/service.ts'
import { EmailsSection } from './emails-section.tsx'

const none = { undelivered: 0, unannounced: 0, since: null, letters: [] }
const noServer = page.getByText('No mail server is set up: emails are saved as files and not sent.')
const allSent = page.getByText('All emails have been sent')

async function show(sendsEmail: boolean): Promise<void> {
  vi.spyOn(service.letters, 'undelivered').mockResolvedValue({ ...none, sendsEmail })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <EmailsSection toaster={createToaster()} />
    </QueryClientProvider>,
    { wrapper: InExampleSite },
  )
}

test('without a mail server it is said that emails reach nobody, and not that all are sent', async () => {
  await show(false)
  await expect.element(noServer).toBeVisible()
  expect(allSent.elements()).toEqual([])
})

test('with a mail server and nothing that waits, all emails are sent', async () => {
  await show(true)
  await expect.element(allSent).toBeVisible()
  expect(noServer.elements()).toEqual([])
})
