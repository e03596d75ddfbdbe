import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { readDeskSearch } from '../../../enquiries/desk-search.ts'
import { type DeskAction, isOfPanel } from './shortcuts.ts'

type Act = () => unknown

interface Offer {
  act: Act
  /** The enquiry that it acts on. */
  enquiry: string | undefined
}

interface ActionMap {
  offers: Map<DeskAction, Offer>
  /** What was asked of an enquiry whose panel is not rendered yet. */
  awaited: { action: DeskAction; enquiry: string } | undefined
}

const Actions = createContext<ActionMap>({ offers: new Map(), awaited: undefined })

/** What the desk's keys do: each part of the desk offers its actions while it is shown. */
export function ActionMapProvider({ children }: { children: ReactNode }) {
  const [map] = useState<ActionMap>(() => ({ offers: new Map(), awaited: undefined }))
  return <Actions value={map}>{children}</Actions>
}

/** Offers actions to the keys; those of an open enquiry name it. */
export function useActions(actions: { [Action in DeskAction]?: Act | undefined }, enquiry?: string): void {
  const map = use(Actions)
  // After each render, because the functions are new; before it is painted, so that a key does what is shown.
  useLayoutEffect(() => {
    const offered = (Object.entries(actions) as [DeskAction, Act | undefined][]).map(([action, act]) => {
      const offer = { act: () => act?.(), enquiry }
      map.offers.set(action, offer)
      return [action, offer] as const
    })
    const { awaited } = map
    const [, wanted] = offered.find(([action]) => action === awaited?.action) ?? []
    if (wanted && awaited?.enquiry === enquiry) {
      map.awaited = undefined
      wanted.act()
    }
    return () => {
      for (const [action, offer] of offered) if (map.offers.get(action) === offer) map.offers.delete(action)
    }
  })
}

/** Runs an action. The panel follows the URL: an action on it waits until it shows the enquiry of the URL. */
export function useRunAction(): (action: DeskAction) => void {
  const map = use(Actions)
  const router = useRouter()
  return (action) => {
    const { enquiry } = readDeskSearch(router.latestLocation.search)
    const offer = map.offers.get(action)
    map.awaited = undefined
    if (offer && (offer.enquiry === undefined || offer.enquiry === enquiry)) offer.act()
    else if (enquiry !== undefined && isOfPanel(action)) map.awaited = { action, enquiry }
  }
}
