import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { useUser } from '../../../features/account/session/use-user.ts'

export const Route = createFileRoute('/_workspace/dashboard/team')({
  staticData: { title: 'Team', audience: 'owners' },
  component: () => <TeamPage ownId={useUser()._id} />,
})

// Loaded on demand: only owners need it.
const TeamPage = lazy(async () => ({
  default: (await import('../../../features/team/team-page.tsx')).TeamPage,
}))
