import type { ImportPlan } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { useLocale } from '@susegad/ui/locale'
import type { ReactNode } from 'react'
import { useRecordShape } from '../content/use-record-shape.ts'
import { ChangeTitle, DifferenceList } from '../differences/difference-list.tsx'
import { placeText, valueText } from '../differences/difference-text.ts'
import { whatText } from './plan-text.ts'
import '../publish/publish.css'

const keyOf = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`

interface ImportPlanViewProps {
  plan: ImportPlan
  /** Options for fields that both have changed. */
  choice: ReactNode
}

/** What an import would change, what it would not, and why. */
export function ImportPlanView({ plan, choice }: ImportPlanViewProps) {
  const { base, isMarked, changes, photos, collisions, refused } = plan
  const { locale } = useLocale()
  return (
    <>
      <div role="status">
        <p className="studio-import-sum">{whatText(plan)}</p>
        <p className="studio-hint">
          {isMarked
            ? `These files are based on version ${base} of your site. Changes made here since then are kept.`
            : `These files don’t say which version of your site they are based on. They are compared with version ${base}.`}
        </p>
      </div>
      {refused.length > 0 && (
        <Alert
          tone="warning"
          title={refused.length === 1 ? '1 file is left out' : `${refused.length} files are left out`}
        >
          <ul className="studio-import-files">
            {refused.map(({ file, problem, cure }) => (
              <li key={file}>
                <b>{file}</b> {problem}. {cure}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {collisions.length > 0 && (
        <section className="studio-import-part" aria-label="Changed in both">
          <h3>Changed in both</h3>
          <ul className="studio-changes">
            {collisions.map((collision) => (
              <CollisionItem
                key={`${keyOf(collision)} ${collision.field}`}
                collision={collision}
                locale={locale}
              />
            ))}
          </ul>
          {choice}
        </section>
      )}
      {changes.length > 0 && (
        <section className="studio-import-part" aria-label="What will become a draft">
          <h3>What will become a draft</h3>
          <ul className="studio-changes">
            {changes.map((change) => (
              <li key={keyOf(change)}>
                <div className="studio-change-head">
                  <ChangeTitle change={change} />
                </div>
                {change.problems > 0 && (
                  <p className="studio-change-problems">
                    <Badge size="sm" tone="warning">
                      {change.problems} to do
                    </Badge>{' '}
                    Before it can be published.
                  </p>
                )}
                <DifferenceList change={change} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {photos.length > 0 && (
        <section className="studio-import-part" aria-label="Photos">
          <h3>Photos</h3>
          <ul className="studio-import-files">
            {photos.map(({ file, replaces }) => (
              <li key={file}>
                {file} {replaces && <span className="studio-hint">replaces another one</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface CollisionItemProps {
  collision: ImportPlan['collisions'][number]
  locale: string
}

function CollisionItem({ collision, locale }: CollisionItemProps) {
  const { name, path, studio, folder, by } = collision
  const shape = useRecordShape(collision)
  return (
    <li>
      <b>
        {name}, {placeText(path, shape)}
      </b>
      <dl className="studio-both">
        <div>
          <dt>In the studio, by {by.name}</dt>
          <dd>{valueText(studio, locale)}</dd>
        </div>
        <div>
          <dt>In the file</dt>
          <dd>{valueText(folder, locale)}</dd>
        </div>
      </dl>
    </li>
  )
}
