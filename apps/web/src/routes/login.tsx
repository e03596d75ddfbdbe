import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '../features/account/sign-in.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/login')({
  loader: partsReady,
  component: SignIn,
})
