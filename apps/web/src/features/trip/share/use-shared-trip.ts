import { decodeTrip, type SharedPlan } from '@susegad/catalog-data/trip'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The plan in the link by which the page was opened; `broken` if it can't be read. The link to the content leaves it as
 * it is.
 */
export function useSharedTrip(): SharedPlan | 'broken' | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const [link, setLink] = useState(hash)
  if (hash !== link && document.getElementById(hash) === null) setLink(hash)
  if (!link.startsWith('p=')) return undefined
  return decodeTrip(link.slice(2)) ?? 'broken'
}
