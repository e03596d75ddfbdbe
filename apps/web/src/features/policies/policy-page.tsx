import { deferred } from '../../shell/deferred/deferred.tsx'

/** The page of a policy. Static text: hydrate only on interaction. */
export const PolicyPage = deferred(async () => (await import('./policy-text.tsx')).PolicyText, 'touched')
