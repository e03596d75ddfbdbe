import type { User } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { beginSession, leaveSession } from '../../../shell/session/session.ts'
import { keepUnsent } from '../../../signed-in/unsent.ts'
import ProfileDetails from './profile-details.tsx'

const user = {
  _id: 'asha',
  name: 'Asha Naik',
  username: 'asha',
  email: 'asha@example.com',
  phone: '9822012345',
  role: 'customer',
  address: '',
  city: '',
  state: '',
  pincode: '',
} as unknown as User

test('saving changes recovered from an earlier visit says so', async () => {
  beginSession('token', user)
  onTestFinished(() => leaveSession())
  keepUnsent('profile', { name: 'Asha Kamat' })
  vi.spyOn(service.users, 'updateProfile').mockResolvedValue({ user: { ...user, name: 'Asha Kamat' } })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileDetails user={user} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('Not saved yet')).toBeVisible()
  screen.container.querySelector('form')?.requestSubmit()
  await expect.element(screen.getByText('Not saved yet')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/profile updated/i)).toBeVisible()
})
