import { deferred } from '../../shell/deferred/deferred.tsx'

// A text to read needs the script only once it is touched.
const Terms = deferred(async () => (await import('./terms.tsx')).Terms, 'touched')

export function TermsPage() {
  return <Terms />
}
