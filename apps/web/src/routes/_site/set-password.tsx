import { createFileRoute } from '@tanstack/react-router'
import { SetPassword } from '../../features/account/sign-in/set-password.tsx'

export const Route = createFileRoute('/_site/set-password')({
  staticData: { title: 'Set your password', hasForm: true, offersMembership: false },
  component: SetPassword,
})
