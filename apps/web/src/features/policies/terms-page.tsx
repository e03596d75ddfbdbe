import { deferred } from '../../shell/deferred/deferred.tsx'

// Static text: hydrate only on interaction.
const Terms = deferred(async () => (await import('./terms.tsx')).Terms, 'touched')

export function TermsPage() {
  return <Terms />
}
