import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '../../features/account/door/sign-in.tsx'

export const Route = createFileRoute('/_site/login')({
  staticData: { title: 'Login', hasForm: true, offersMembership: false },
  component: SignIn,
})
