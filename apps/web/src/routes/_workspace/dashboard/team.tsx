import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { useUser } from '../../../features/account/session/use-user.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_workspace/dashboard/team')({
  head: () => routeHead({ title: pageTitle('Team') }),
  staticData: { audience: 'owners' },
  component: () => <TeamPage ownId={useUser()._id} />,
})

// Loaded on demand: only owners need it.
const TeamPage = lazy(async () => ({
  default: (await import('../../../features/team/team-page.tsx')).TeamPage,
}))
