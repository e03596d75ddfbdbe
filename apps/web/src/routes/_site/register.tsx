import { createFileRoute } from '@tanstack/react-router'
import { Register } from '../../features/account/door/register.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_site/register')({
  staticData: { hasForm: true, offersMembership: false },
  head: () => routeHead({ title: pageTitle('Register') }),
  component: Register,
})
