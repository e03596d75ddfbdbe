import type { StaffDetail } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { Suspense, useState } from 'react'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { nameFromKey, usePlaceNames } from '../../../signed-in/plan/place-names.ts'
import { PlanView } from '../../../signed-in/plan/plan-view.tsx'
import { makeQuote } from './make-quote.ts'

const PlanClashes = latePart(async () => ({ default: (await import('./plan-clashes.tsx')).PlanClashes }))

interface SentPlanProps {
  /** The enquiry that gets the quote. */
  detail: StaffDetail
  /** @default That of the enquiry. */
  plan?: StaffDetail['plan']
  title?: string
}

/** A plan that was sent with an enquiry; staff can turn its estimate into a quote. */
export function SentPlan({ detail, plan = detail.plan, title = 'Their plan' }: SentPlanProps) {
  const names = usePlaceNames()
  const [told, setTold] = useState('')
  const isReachable = detail.unsubscribed !== 'unreachable' || Boolean(detail.whatsApp?.until)
  const mayAnswer = useMayWrite() && isReachable
  if (!plan || (!plan.trip && !plan.estimate)) return null
  const { estimate, trip } = plan
  // Without dates, what is open tells the visitor what to choose.
  const open = trip?.arrival && trip.departure ? (estimate?.open.length ?? 0) : 0
  const fill = (filling: NonNullable<typeof estimate>) => {
    const hotel = `hotel/${filling.hotel}`
    setTold(makeQuote(detail, filling, names?.get(hotel) ?? nameFromKey(hotel)))
  }
  return (
    <PlanView title={title} plan={plan}>
      {plan.trip?.days.some((day) => day.length > 0) && (
        <Suspense>
          <PlanClashes trip={plan.trip} />
        </Suspense>
      )}
      {mayAnswer && estimate && estimate.lines.length + open > 0 && (
        <>
          <Button size="sm" variant="outline" onClick={() => fill(estimate)}>
            Make this a quote
          </Button>
          <p role="status" className="desk-hint">
            {told}
          </p>
        </>
      )}
    </PlanView>
  )
}
