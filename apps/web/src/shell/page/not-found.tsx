import { deferred } from '../deferred/deferred.tsx'

/** The page for addresses that lead nowhere, whose script no other page carries. */
export const NotFound = deferred(async () => (await import('./not-found-page.tsx')).NotFoundPage, 'touched')
