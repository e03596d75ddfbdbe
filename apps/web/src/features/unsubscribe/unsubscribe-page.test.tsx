import { ApiError } from '@susegad/api-client/client'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../shell/session/service.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'

async function openFailing(error: ApiError) {
  vi.spyOn(service.letters, 'subscription').mockRejectedValue(error)
  const history = createMemoryHistory({ initialEntries: ['/unsubscribe#cut'] })
  const router = createRouter({ routeTree: createRootRoute({ component: UnsubscribePage }), history })
  await render(<RouterProvider router={router as never} />)
}

const again = page.getByRole('button', { name: 'Try again' })

test('a link that the service refuses offers no other try', async () => {
  const message = 'The link is incomplete. Open it from the email again.'
  await openFailing(new ApiError({ kind: 'validation', status: 400, message, body: { message } }))
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})

test('a lost connection can be tried again', async () => {
  await openFailing(new ApiError({ kind: 'network', status: 0, message: 'Offline' }))
  await expect.element(again).toBeVisible()
})
