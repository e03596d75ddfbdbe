import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '../../features/account/sign-in/sign-in.tsx'

export const Route = createFileRoute('/_site/login')({
  staticData: { title: 'Login', hasForm: true, offersMembership: false },
  component: SignIn,
})
