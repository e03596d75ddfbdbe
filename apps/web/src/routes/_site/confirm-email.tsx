import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmail } from '../../features/account/sign-in/confirm-email.tsx'

export const Route = createFileRoute('/_site/confirm-email')({
  staticData: { title: 'Confirm your email', offersMembership: false },
  component: ConfirmEmail,
})
