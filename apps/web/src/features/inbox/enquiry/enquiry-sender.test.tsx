import type { StaffDetail } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { EnquirySender } from './enquiry-sender.tsx'

const detail = { enquiry: { _id: 'e' }, customer: { mark: null, enquiries: 1 } } as unknown as StaffDetail

test.each([
  ['other', 'Sent from an account with another email address. Emails may reach somebody else.'],
  [
    'unconfirmed',
    'Sent from an account that has not confirmed this email address. Emails may reach somebody else.',
  ],
] as const)('staff learn of a sender whose mailbox is %s', async (mailbox, text) => {
  await render(<EnquirySender {...detail} mailbox={mailbox} />, { wrapper: InExampleSite })
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('a sender with the email address of the account is nothing to warn of', async () => {
  await render(<EnquirySender {...detail} />, { wrapper: InExampleSite })
  await expect.element(page.getByText('Their first enquiry')).toBeVisible()
  expect(page.getByText(/somebody else/).elements()).toEqual([])
})
