import { figuresQueries } from '@susegad/api-client/queries'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { InboxIcon } from '@susegad/ui/icon'
import { Skeleton } from '@susegad/ui/skeleton'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../signed-in/failure-text.ts'
import { LoadFailure } from '../../signed-in/load-failure.tsx'
import { NothingLoaded } from '../../signed-in/nothing-loaded.tsx'
import { FiguresBody } from './figures-body.tsx'
import { readPeriod } from './figures-period.ts'
import type { FiguresSearch } from './figures-search.ts'
import { PeriodPicker } from './period-picker.tsx'
import '../../enquiries/desk.css'
import './figures.css'
import { service } from '../../shell/session/service.ts'
import { saveStream } from '../../signed-in/save-file.ts'

const figures = figuresQueries(service)

/** Enquiry counts, sources and response times, compared with the previous period. */
export function FiguresPage({ search }: { search: FiguresSearch }) {
  const [now] = useState(Date.now)
  const period = readPeriod(search, now)
  const query = useQuery({ ...figures.of(period), placeholderData: keepPreviousData })
  const { data, error, isPlaceholderData } = query
  const file = useMutation({
    mutationFn: async () =>
      saveStream(
        `figures-${period.startDate}-to-${period.endDate}.csv`,
        'text/csv',
        await service.figures.export(period),
      ),
  })
  return (
    <section className="desk figures" aria-labelledby="figures-title">
      <header className="desk-head">
        <div>
          <h1 id="figures-title">Figures</h1>
          <p>Enquiries and how quickly they were answered</p>
        </div>
        <Button
          variant="outline"
          size="sm"
          state={file.isPending ? 'loading' : 'idle'}
          onClick={() => file.mutate()}
        >
          Download as CSV
        </Button>
      </header>
      {file.error && (
        <Alert>
          <p>{failureText('The file could not be created.', file.error)}</p>
        </Alert>
      )}
      <PeriodPicker period={period} now={now} />
      {error && !data && <NothingLoaded text="The figures could not be loaded." query={query} />}
      {error && data && <LoadFailure text="The figures could not be updated." query={query} />}
      {!error && !data && <FiguresWaiting />}
      {data && data.totals.now.total + data.totals.before.total === 0 && (
        <EmptyState title="No enquiries in this period" icon={<InboxIcon />}>
          Nor in the period before. Choose a longer or another period.
        </EmptyState>
      )}
      {data && data.totals.now.total + data.totals.before.total > 0 && (
        <div className="figures-body" aria-busy={isPlaceholderData}>
          <FiguresBody figures={data} now={now} />
        </div>
      )}
      <p role="status" className="sg-visually-hidden">
        {data && !isPlaceholderData && !error ? `${data.totals.now.total} enquiries in this period` : ''}
      </p>
    </section>
  )
}

function FiguresWaiting() {
  return (
    <div className="figures-body" aria-busy="true">
      <Skeleton shape="block" className="figures-waiting" />
      <Skeleton shape="block" className="figures-waiting" />
      <Skeleton lines={6} />
    </div>
  )
}
