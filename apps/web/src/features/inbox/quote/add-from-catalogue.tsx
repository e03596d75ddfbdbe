import type { StaffEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { PageSource } from '../../../page-data/load-page.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { failureText } from '../../../signed-in/failure-text.ts'
import type { EstimateLines } from './estimate-lines.ts'

const AddStay = latePart(async () => ({ default: (await import('./add-stay.tsx')).AddStay }))
const AddActivity = latePart(async () => ({ default: (await import('./add-activity.tsx')).AddActivity }))

const MINUTE = 60_000

/** The page that has the prices of all stays. */
const STAYS = '/trip'
/** The page that lists all activities with their prices. */
const ACTIVITIES = '/activity'

async function loadPlaces(pageAt: PageSource) {
  const [stays, listing] = await Promise.all([
    pageAt({ pathname: STAYS, href: STAYS }),
    pageAt({ pathname: ACTIVITIES, href: ACTIVITIES }),
  ])
  if (stays?.kind !== 'trip') throw new Error('The page of the trip has no data.')
  return {
    hotels: stays.hotels.filter(({ rooms }) => rooms.length > 0),
    activities: listing?.kind === 'activities' ? listing.activities : [],
  }
}

interface AddFromCatalogueProps {
  enquiry: Pick<StaffEnquiry, '_id' | 'context' | 'dateOfPlan'>
  /** Adds lines to the quote; returns what to tell staff. */
  onLines: (lines: EstimateLines) => string
}

/** Adds a stay or an activity of the catalogue to a quote. The catalogue is loaded once somebody asks for it. */
export function AddFromCatalogue({ enquiry, onLines }: AddFromCatalogueProps) {
  const { pageAt } = useRouter().options.context
  const [shown, setShown] = useState<'stay' | 'activity'>()
  const [told, setTold] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['quote-places'],
    queryFn: () => loadPlaces(pageAt),
    enabled: shown !== undefined,
    // A price may be published while the desk is open.
    staleTime: MINUTE,
  })
  const add = (lines: EstimateLines) => {
    setTold(onLines(lines))
    setShown(undefined)
  }
  const toggle = (which: 'stay' | 'activity', text: string) => (
    <Button
      size="sm"
      variant="outline"
      aria-expanded={shown === which}
      onClick={() => setShown(shown === which ? undefined : which)}
    >
      {text}
    </Button>
  )
  return (
    <>
      <div className="desk-quote-sources">
        {toggle('stay', 'Add a stay')}
        {toggle('activity', 'Add an activity')}
      </div>
      {shown && error && (
        <p role="alert">
          {failureText('The catalogue could not be loaded.', error)}{' '}
          <Button size="sm" variant="link" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {shown && (data || !error) && (
        <Suspense fallback={<Opening />}>
          {!data && <Opening />}
          {data && shown === 'stay' && <AddStay hotels={data.hotels} enquiry={enquiry} onAdd={add} />}
          {data && shown === 'activity' && <AddActivity activities={data.activities} onAdd={add} />}
        </Suspense>
      )}
      <p aria-live="polite" className="desk-hint">
        {told}
      </p>
    </>
  )
}

const Opening = () => <p role="status">Opening the catalogue</p>
