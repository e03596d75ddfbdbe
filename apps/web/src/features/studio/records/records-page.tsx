import type { ContentOverview, ContentSummary } from '@susegad/api-client/contract'
import type { ContentKind } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { PlusIcon } from '@susegad/ui/icon'
import { SearchField } from '@susegad/ui/search-field'
import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { kindTexts, placeKinds, textKinds } from '../content/kind-text.ts'
import { oneMore } from '../content/shape/field-label.ts'
import { studio } from '../content/studio-queries.ts'
import { WaitingChanges } from '../publish/waiting-changes.tsx'
import { AddRecord } from './add-record.tsx'
import { RecordRow } from './record-row.tsx'

/** All records of the site, by kind. */
export function RecordsPage() {
  const overview = useQuery({ ...studio.overview(), refetchInterval: 30_000 })
  const { data } = overview
  return (
    <div className="studio">
      <header className="studio-head">
        <h1>Your site</h1>
        <p>Change what visitors read and see. Nothing appears on the site until you publish it.</p>
      </header>
      {overview.error && <LoadFailure text="Your site’s content could not be loaded." query={overview} />}
      {overview.isPending && <Spinner size="lg" className="studio-waiting" />}
      {data && <WaitingChanges overview={data} />}
      {data && <Records overview={data} />}
    </div>
  )
}

function Records({ overview: { kinds, records } }: { overview: ContentOverview }) {
  const [words, setWords] = useState('')
  const [adding, setAdding] = useState<ContentKind>()
  const wanted = words.toLowerCase().split(/\s+/)
  const found = records.filter(({ name, slug }) =>
    wanted.every((word) => `${name} ${slug}`.toLowerCase().includes(word)),
  )
  const known = new Map(kinds.map((info) => [info.kind, info]))
  const rest = kinds
    .filter(({ kind }) => ![...placeKinds, ...textKinds].includes(kind))
    .map(({ kind }) => kind)
  const isEmpty = (kind: ContentKind) => !found.some((it) => it.kind === kind)
  return (
    <>
      <search className="studio-search">
        <SearchField
          label="Find on your site"
          labelVisibility="hidden"
          placeholder="Find a hotel, a page, a policy"
          value={words}
          autoComplete="off"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onClear={() => setWords('')}
        />
      </search>
      {[...placeKinds, ...textKinds]
        .filter((kind) => known.has(kind) && !(words && isEmpty(kind)))
        .map((kind) => (
          <section key={kind} className="studio-kind" aria-label={kindTexts[kind].many}>
            <header>
              <h2>{kindTexts[kind].many}</h2>
              {known.get(kind)?.schema && (
                <Button variant="outline" size="sm" onClick={() => setAdding(kind)}>
                  <PlusIcon />
                  Add {oneMore(kindTexts[kind].one)}
                </Button>
              )}
            </header>
            <RecordList records={found.filter((it) => it.kind === kind)} />
          </section>
        ))}
      {rest.some((kind) => !isEmpty(kind)) && (
        <section className="studio-kind" aria-label="Everywhere on the site">
          <header>
            <h2>Everywhere on the site</h2>
          </header>
          <RecordList records={rest.flatMap((kind) => found.filter((it) => it.kind === kind))} />
        </section>
      )}
      {words && found.length === 0 && <p>No matches. Try part of the name.</p>}
      {adding && (
        <AddRecord
          kind={adding}
          schema={known.get(adding)?.schema ?? adding}
          taken={records.filter(({ kind }) => kind === adding)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}

function RecordList({ records }: { records: readonly ContentSummary[] }) {
  return (
    <ul className="studio-records">
      {records.map((record) => (
        <RecordRow key={`${record.kind}/${record.slug}`} record={record} />
      ))}
    </ul>
  )
}
