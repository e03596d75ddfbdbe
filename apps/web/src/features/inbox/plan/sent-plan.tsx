import type { StaffDetail } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { useState } from 'react'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { nameFromKey, usePlaceNames } from '../../../signed-in/plan/place-names.ts'
import { PlanView } from '../../../signed-in/plan/plan-view.tsx'
import { makeQuote } from './make-quote.ts'

/** The plan of an enquiry, whose estimate staff can turn into a quote. */
export function SentPlan({ detail }: { detail: StaffDetail }) {
  const { plan, unsubscribed } = detail
  const names = usePlaceNames()
  const [told, setTold] = useState('')
  const mayAnswer = useMayWrite() && unsubscribed !== 'unreachable'
  if (!plan || (!plan.trip && !plan.estimate)) return null
  const { estimate } = plan
  const fill = (filling: NonNullable<typeof estimate>) => {
    const hotel = `hotel/${filling.hotel}`
    setTold(makeQuote(detail, filling, names?.get(hotel) ?? nameFromKey(hotel)))
  }
  return (
    <PlanView title="Their plan" plan={plan}>
      {mayAnswer && estimate && estimate.lines.length > 0 && (
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
