import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '../features/account/door/sign-in.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/login')({
  head: () => routeHead({ title: 'Login | Susegad' }),
  component: SignIn,
})
