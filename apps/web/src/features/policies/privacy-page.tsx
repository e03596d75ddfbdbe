import { deferred } from '../../shell/deferred/deferred.tsx'
import { usePageTitle } from '../../shell/navigation/page-title.ts'

// A text to read needs the script only once it is touched.
const Privacy = deferred(async () => (await import('./privacy.tsx')).Privacy, 'touched')

export function PrivacyPage({ title }: { title: string }) {
  usePageTitle(title)
  return <Privacy />
}
