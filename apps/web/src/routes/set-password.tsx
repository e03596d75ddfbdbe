import { createFileRoute } from '@tanstack/react-router'
import { SetPassword } from '../features/account/set-password.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/set-password')({
  loader: partsReady,
  component: SetPassword,
})
