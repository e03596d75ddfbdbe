import { createFileRoute } from '@tanstack/react-router'
import { Register } from '../features/account/register.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/register')({
  loader: partsReady,
  component: Register,
})
