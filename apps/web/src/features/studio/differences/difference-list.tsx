import type { ContentChange, ContentDifference } from '@susegad/api-client/contract'
import { Badge } from '@susegad/ui/badge'
import { kindTexts } from '../content/kind-text.ts'
import { pointerOf } from '../content/pointer.ts'
import { useRecordShape } from '../content/use-record-shape.ts'
import { placeText } from './difference-text.ts'
import { DifferenceValue } from './difference-value.tsx'
import './difference-list.css'

const whats = {
  added: { tone: 'success', text: 'New' },
  changed: { tone: 'info', text: 'Changed' },
  removed: { tone: 'danger', text: 'Removed' },
} as const

/** The name of a record, and the kind of change. */
export function ChangeTitle({ change: { kind, name, what } }: { change: ContentChange }) {
  const { about, many } = kindTexts[kind]
  return (
    <span className="studio-change-title">
      <b>{about ? many : name}</b>
      <Badge size="sm" tone={whats[what].tone}>
        {whats[what].text}
      </Badge>
    </span>
  )
}

/** Treats a replaced entry as one change, such as a cropped photo. */
function paired(differences: readonly ContentDifference[]): ContentDifference[] {
  const found = new Map<string, ContentDifference>()
  for (const difference of differences) {
    const at = pointerOf(difference.path)
    found.set(at, { ...found.get(at), ...difference })
  }
  return [...found.values()]
}

interface DifferenceListProps {
  change: ContentChange
  locale: string
}

/** Differences field by field: old and new value. */
export function DifferenceList({ change, locale }: DifferenceListProps) {
  const { differences, what } = change
  const shape = useRecordShape(change)
  if (what !== 'changed')
    return (
      <p className="studio-hint">
        {what === 'added' ? 'Its page appears on the site.' : 'Its page is removed from the site.'}
      </p>
    )
  return (
    <dl className="studio-differences">
      {paired(differences).map(({ path, before, after }) => (
        <div key={pointerOf(path)}>
          <dt>{placeText(path, shape)}</dt>
          <dd>
            {before !== undefined && (
              <del>
                <span className="sg-visually-hidden">Before: </span>
                <DifferenceValue value={before} locale={locale} />
              </del>
            )}
            {after !== undefined && (
              <ins>
                <span className="sg-visually-hidden">After: </span>
                <DifferenceValue value={after} locale={locale} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
