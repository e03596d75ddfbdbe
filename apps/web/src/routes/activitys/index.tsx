import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/activitys/')({
  beforeLoad: () => {
    throw redirect({ to: '/activity', replace: true })
  },
})
