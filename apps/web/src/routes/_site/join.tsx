import { createFileRoute } from '@tanstack/react-router'
import { Join } from '../../features/account/sign-in/join.tsx'

export const Route = createFileRoute('/_site/join')({
  staticData: { title: 'Join the team', offersMembership: false },
  component: Join,
})
