import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmail } from '../../features/account/door/confirm-email.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_site/confirm-email')({
  staticData: { offersMembership: false },
  head: () => routeHead({ title: pageTitle('Confirm your email') }),
  component: ConfirmEmail,
})
