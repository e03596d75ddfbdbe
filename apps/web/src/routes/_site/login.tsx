import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '../../features/account/door/sign-in.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_site/login')({
  staticData: { hasForm: true, offersMembership: false },
  head: () => routeHead({ title: pageTitle('Login') }),
  component: SignIn,
})
