import { createFileRoute } from '@tanstack/react-router'
import { Register } from '../../features/account/sign-in/register.tsx'

export const Route = createFileRoute('/_site/register')({
  staticData: { title: 'Register', hasForm: true, offersMembership: false },
  component: Register,
})
