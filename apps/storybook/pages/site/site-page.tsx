import { siteAt } from '@susegad/web/site-at'
import { type ReactElement, useEffect, useState } from 'react'
import { changesOfStory } from './records.ts'

interface SitePageProps {
  /** The address on the site, with its query. */
  address: string
}

/** The site itself at one of its addresses. Links work inside the story. */
export function SitePage({ address }: SitePageProps) {
  const [site, setSite] = useState<ReactElement>()
  useEffect(() => {
    let isWanted = true
    void siteAt(address, changesOfStory()).then((opened) => isWanted && setSite(opened))
    return () => {
      isWanted = false
    }
  }, [address])
  // `data-part` marks a part that is loading: the screenshot waits until none is left.
  return site ?? <div data-part="" />
}
