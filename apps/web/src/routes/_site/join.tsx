import { createFileRoute } from '@tanstack/react-router'
import { Join } from '../../features/account/door/join.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_site/join')({
  staticData: { offersMembership: false },
  head: () => routeHead({ title: pageTitle('Join the team') }),
  component: Join,
})
