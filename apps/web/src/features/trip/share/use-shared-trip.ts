import { decodeTrip } from '@susegad/catalog-data/trip'
import { useLocation } from '@tanstack/react-router'

/** The plan in the link by which the page was opened; `broken` if it can't be read. */
export function useSharedTrip(): ReturnType<typeof decodeTrip> | 'broken' | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  if (!hash.startsWith('p=')) return undefined
  return decodeTrip(hash.slice(2)) ?? 'broken'
}
