import type { OpeningHoursInput } from '@susegad/api-client/contract'
import type { OpeningHours as Hours } from '@susegad/api-client/opening-time'
import { Button } from '@susegad/ui/button'
import { Spinner } from '@susegad/ui/spinner'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { openingHours } from '../../../enquiries/opening-hours.ts'
import { service } from '../../../shell/session/service.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { OpeningHoursForm } from './opening-hours-form.tsx'

const usual = { from: '09:00', to: '18:00' }
const usualHours: Hours = {
  week: {
    monday: usual,
    tuesday: usual,
    wednesday: usual,
    thursday: usual,
    friday: usual,
    saturday: null,
    sunday: null,
  },
  closedDays: [],
}

/** Opening hours of the business: none, or a form. */
export function OpeningHours() {
  const known = useQuery(openingHours)
  const [adding, setAdding] = useState(false)
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (input: OpeningHoursInput) => service.staff.changeOpeningHours(input),
    onSuccess: (saved) => queryClient.setQueryData(openingHours.queryKey, saved),
  })
  const { data, error } = known
  if (error && !data) return <LoadFailure text="The opening hours could not be loaded." query={known} />
  if (!data) return <Spinner />
  if (data.hours === null && !adding)
    return (
      <div className="opening-none">
        <p>An answer is promised within 24 hours, day and night.</p>
        <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
          Set opening hours
        </Button>
      </div>
    )
  return (
    <OpeningHoursForm
      hours={data.hours ?? usualHours}
      send={async (hours) => {
        await change.mutateAsync({ hours })
        setAdding(false)
      }}
      isNew={data.hours === null}
      onCancel={() => setAdding(false)}
    />
  )
}
