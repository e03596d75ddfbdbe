import { createFileRoute } from '@tanstack/react-router'
import { SetPassword } from '../features/account/door/set-password.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/set-password')({
  head: () => routeHead({ title: 'Set your password | Susegad' }),
  component: SetPassword,
})
