import { deferred } from '../../shell/deferred/deferred.tsx'

// Static text: hydrate only on interaction.
const Privacy = deferred(async () => (await import('./privacy.tsx')).Privacy, 'touched')

export function PrivacyPage() {
  return <Privacy />
}
