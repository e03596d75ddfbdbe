import { deferred } from '../../shell/deferred/deferred.tsx'
import { usePageTitle } from '../../shell/navigation/page-title.ts'

// A text to read needs the script only once it is touched.
const Terms = deferred(async () => (await import('./terms.tsx')).Terms, 'touched')

export function TermsPage({ title }: { title: string }) {
  usePageTitle(title)
  return <Terms />
}
