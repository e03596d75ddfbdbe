import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { hasPage } from '../../../page-data/site.ts'

export const Route = createFileRoute('/_site/activitys/')({
  beforeLoad: () => {
    if (!hasPage('activity')) throw notFound()
    throw redirect({ to: '/activity', replace: true })
  },
})
