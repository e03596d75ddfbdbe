import { createFileRoute } from '@tanstack/react-router'
import { Register } from '../features/account/door/register.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/register')({
  head: () => routeHead({ title: 'Register | Susegad' }),
  component: Register,
})
