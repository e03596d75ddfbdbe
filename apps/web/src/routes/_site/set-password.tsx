import { createFileRoute } from '@tanstack/react-router'
import { SetPassword } from '../../features/account/door/set-password.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_site/set-password')({
  staticData: { hasForm: true, offersMembership: false },
  head: () => routeHead({ title: pageTitle('Set your password') }),
  component: SetPassword,
})
