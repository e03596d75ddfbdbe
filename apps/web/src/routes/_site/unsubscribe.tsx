import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../../features/unsubscribe/unsubscribe-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_site/unsubscribe')({
  staticData: { offersMembership: false, closesHelper: true },
  head: () => routeHead({ title: pageTitle('Our emails') }),
  component: UnsubscribePage,
})
