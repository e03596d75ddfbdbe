import { Button } from '@susegad/ui/button'
import { Skeleton } from '@susegad/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { PlanView } from '../../../signed-in/plan/plan-view.tsx'
import { enquiries } from './own-queries.ts'

/** The plan that was sent with an enquiry, loaded when it is opened. */
export function MyPlan({ id }: { id: string }) {
  const plan = useId()
  const [open, setOpen] = useState(false)
  const detail = useQuery({ ...enquiries.detail(id), enabled: open })
  const { data, error } = detail
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={plan}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide your plan' : 'Show your plan'}
      </Button>
      <div id={plan} className="my-enquiry-plan" hidden={!open}>
        {open && !data && !error && <Skeleton lines={3} />}
        {error && !data && <LoadFailure text="Your plan could not be loaded." query={detail} />}
        {data?.plan && <PlanView title="Your plan" plan={data.plan} />}
      </div>
    </>
  )
}
