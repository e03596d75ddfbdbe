import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * What follows the # in the address of a page that an email leads to. Another link opened in the same tab changes it;
 * the link to the content, and leaving for another page, do not.
 */
export function useEmailedLink(): string {
  const pathname = useLocation({ select: (location) => location.pathname })
  const hash = useLocation({ select: (location) => location.hash })
  const [page] = useState(pathname)
  const [link, setLink] = useState(hash)
  const isLink = hash !== '' && document.getElementById(hash) === null
  if (isLink && hash !== link && pathname === page) setLink(hash)
  return link
}
