import type { SharedQuote } from '@susegad/api-client/contract'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleSite } from '../../../test/example-site.ts'
import { service } from '../../shell/session/service.ts'
import { beginSession, leaveSession } from '../../shell/session/session.ts'
import { QuotePart } from './quote-part.tsx'

const quoteFor = (name: string, subject = 'A week by the sea'): SharedQuote => ({
  name,
  subject,
  payment: null,
  quote: {
    _id: name,
    reference: 'Q-1',
    version: 1,
    lines: [{ text: 'Airport transfer', quantity: 1, nights: null, guests: null, price: 2000 }],
    discount: null,
    total: 2000,
    tax: null,
    deposit: null,
    dueOn: null,
    validUntil: '2030-01-01',
    state: 'open',
    acceptedAt: null,
    acceptedBy: null,
    acceptedVia: null,
    remindedAt: null,
    createdAt: '2026-11-28T06:00:00Z',
  },
})

async function open(address = '/quote#Asha') {
  vi.spyOn(service.quotes, 'open')
    .mockClear()
    .mockImplementation(async ({ link }) => quoteFor(link))
  return openQuote(address)
}

async function openQuote(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const root = createRootRoute()
  const site = createRoute({ getParentRoute: () => root, id: '_site' })
  const quote = createRoute({ getParentRoute: () => site, path: '/quote', component: QuotePart })
  const router = createRouter({
    routeTree: root.addChildren([site.addChildren([quote])]),
    context: { site: exampleSite },
    history,
  })
  await render(
    <main id="content">
      <RouterProvider router={router as never} />
    </main>,
  )
  await expect.element(page.getByText('Asha')).toBeVisible()
  return history
}

test('another link opened in the same tab shows its own quote', async () => {
  const history = await open()
  history.push('/quote#Bruno')
  await expect.element(page.getByText('Bruno')).toBeVisible()
  await expect.element(page.getByText('Asha')).not.toBeInTheDocument()
})

test('the link to the content leaves the quote as it is', async () => {
  const history = await open()
  history.push('/quote#content')
  await expect.poll(() => history.location.hash).toBe('#content')
  history.push('/quote#Bruno')
  await expect.element(page.getByText('Bruno')).toBeVisible()
  expect(vi.mocked(service.quotes.open).mock.calls.map(([{ link }]) => link)).toEqual(['Asha', 'Bruno'])
})

test('a quote of one person is not shown to the next who signs in', async () => {
  const read = vi.spyOn(service.quotes, 'get').mockResolvedValueOnce(quoteFor('Asha'))
  onTestFinished(() => leaveSession())
  beginSession('a token', { _id: 'asha', name: 'Asha', email: 'asha@mail.example' } as never)
  await open('/quote?id=1')
  read.mockRejectedValueOnce(new Error('Not found'))
  beginSession('another', { _id: 'bruno', name: 'Bruno', email: 'bruno@mail.example' } as never)
  await expect.element(page.getByText('A week by the sea')).not.toBeInTheDocument()
})

test('a quote for an enquiry without a subject of its own is headed as the enquiry is', async () => {
  vi.spyOn(service.quotes, 'open').mockResolvedValue(quoteFor('Asha', 'enquiry'))
  await openQuote('/quote#Asha')
  await expect.element(page.getByText('For Asha: Enquiry', { exact: true })).toBeVisible()
})
