import { createFileRoute } from '@tanstack/react-router'
import { Join } from '../../features/account/sign-in/join.tsx'

export const Route = createFileRoute('/_site/join')({
  staticData: {
    title: 'Join the team',
    description: 'Accept an invitation to join the staff.',
    offersMembership: false,
  },
  component: Join,
})
