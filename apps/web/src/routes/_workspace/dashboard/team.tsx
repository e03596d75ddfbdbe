import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '../../../features/account/session/use-user.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'

export const Route = createFileRoute('/_workspace/dashboard/team')({
  staticData: { title: 'Team', audience: 'owners' },
  component: () => <TeamPage ownId={useUser()._id} />,
})

// Loaded on demand: only owners need it.
const TeamPage = latePart(async () => ({
  default: (await import('../../../features/team/team-page.tsx')).TeamPage,
}))
