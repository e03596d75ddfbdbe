import { createFileRoute } from '@tanstack/react-router'
import { Profile } from '../../features/account/profile/profile.tsx'

export const Route = createFileRoute('/_workspace/profile')({
  staticData: { title: 'Profile' },
  component: Profile,
})
