import { deferred } from '../../shell/deferred/deferred.tsx'

// A text to read needs the script only once it is touched.
const Privacy = deferred(async () => (await import('./privacy.tsx')).Privacy, 'touched')

export function PrivacyPage() {
  return <Privacy />
}
