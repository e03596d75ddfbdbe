import { createFileRoute } from '@tanstack/react-router'
import { Profile } from '../../features/account/profile/profile.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_workspace/profile')({
  head: () => routeHead({ title: pageTitle('Profile') }),
  component: Profile,
})
