import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { hasPage } from '../../../page-data/site.ts'

export const Route = createFileRoute('/_site/activitys/')({
  beforeLoad: ({ context: { site } }) => {
    if (!hasPage(site, 'activity')) throw notFound()
    throw redirect({ to: '/activity', replace: true })
  },
})
