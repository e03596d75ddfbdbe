import type { Changes, ContentName } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { Checkbox } from '@susegad/ui/checkbox'
import { EmptyState } from '@susegad/ui/empty-state'
import { CircleCheckIcon } from '@susegad/ui/icon'
import { useLocale } from '@susegad/ui/locale'
import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { BackToSite } from '../content/back-to-site.tsx'
import { StudioLink } from '../content/studio-link.tsx'
import { studio } from '../content/studio-queries.ts'
import { ChangeTitle, DifferenceList } from '../differences/difference-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { PublishForm } from './publish-form.tsx'
import { ReleaseProgress } from './release-progress.tsx'
import './publish.css'

/** Review of what publishing would change, with the Publish button. */
export function ChangesPage() {
  const changes = useQuery(studio.changes())
  const [release, setRelease] = useState<string>()
  const [done, setDone] = useState<string>()
  return (
    <div className="studio">
      <header className="studio-head">
        <BackToSite />
        <h1>Publish</h1>
        <p>Review what changes for visitors, then publish.</p>
      </header>
      {release && <ReleaseProgress id={release} onDone={() => setDone(release)} />}
      {changes.error && <LoadFailure text="The changes could not be loaded." query={changes} />}
      {changes.isPending && <Spinner size="lg" className="studio-waiting" />}
      {changes.data &&
        (changes.data.changes.length > 0 ? (
          // A note and choices outlive what colleagues save meanwhile, and a release that failed.
          <ChangesForm key={done} changes={changes.data} onPublish={setRelease} />
        ) : (
          !release && (
            <EmptyState title="Everything is published" icon={<CircleCheckIcon />}>
              Visitors see all your changes. New changes will be listed here.
            </EmptyState>
          )
        ))}
    </div>
  )
}

const keyOf = ({ kind, slug }: ContentName) => `${kind}/${slug}`

interface ChangesFormProps {
  changes: Changes
  onPublish: (release: string) => void
}

function ChangesForm({ changes: { changes, problems, version }, onPublish }: ChangesFormProps) {
  const { locale } = useLocale()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = changes.filter((change) => !left.has(keyOf(change)))
  const wrong = chosen.filter((change) => change.problems.length > 0)
  return (
    <>
      {problems.length > 0 && (
        <Alert tone="warning" title="These changes can’t be published together yet">
          <ProblemList
            problems={problems.map(({ kind, slug, name, ...problem }) => ({
              ...problem,
              record: kind && slug ? { kind, slug } : null,
              name: name ?? undefined,
            }))}
          />
        </Alert>
      )}
      <ul className="studio-changes" aria-label="Changes">
        {changes.map((change) => (
          <li key={keyOf(change)}>
            <div className="studio-change-head">
              <Checkbox
                label={<ChangeTitle change={change} />}
                checked={!left.has(keyOf(change))}
                onChange={({ currentTarget }) => {
                  const next = new Set(left)
                  if (currentTarget.checked) next.delete(keyOf(change))
                  else next.add(keyOf(change))
                  setLeft(next)
                }}
              />
              <StudioLink search={{ record: keyOf(change) }} className="studio-change-open">
                Open<span className="sg-visually-hidden"> {change.name}</span>
              </StudioLink>
            </div>
            <p className="studio-hint">By {change.by.map(({ name }) => name).join(' and ')}</p>
            {change.problems.length > 0 && (
              <div className="studio-change-to-do">
                <Badge size="sm" tone="warning">
                  {change.problems.length} to do
                </Badge>
                <ProblemList problems={change.problems.map((problem) => ({ ...problem, record: change }))} />
              </div>
            )}
            {change.unfinished.length > 0 && (
              <div className="studio-change-to-do">
                <Badge size="sm" tone="info">
                  Looks unfinished
                </Badge>
                <ProblemList
                  problems={change.unfinished.map((problem) => ({ ...problem, record: change }))}
                />
              </div>
            )}
            <DifferenceList change={change} locale={locale} />
          </li>
        ))}
      </ul>
      <PublishForm
        version={version}
        records={left.size > 0 ? chosen.map(({ kind, slug }) => ({ kind, slug })) : undefined}
        count={chosen.length}
        hindrance={
          wrong.length > 0 || problems.length > 0
            ? 'Correct what is listed above first, or leave those changes out.'
            : chosen.length === 0
              ? 'Choose at least one change.'
              : undefined
        }
        onPublish={onPublish}
      />
    </>
  )
}
