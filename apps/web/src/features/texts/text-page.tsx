import { deferred } from '../../shell/deferred/deferred.tsx'

/** A policy, or a page that the owner added. Static text: hydrate only on interaction. */
export const TextPage = deferred(async () => (await import('./sectioned-text.tsx')).SectionedText, 'touched')
