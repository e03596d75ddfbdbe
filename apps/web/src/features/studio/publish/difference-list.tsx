import type { ContentChange } from '@susegad/api-client/contract'
import { Badge } from '@susegad/ui/badge'
import { placeText, valueText } from '../draft/difference-text.ts'
import { pointerOf } from '../form/pointer.ts'
import { kindTexts } from '../records/kind-text.ts'
import './difference-list.css'

const whats = {
  added: { tone: 'success', text: 'New' },
  changed: { tone: 'info', text: 'Changed' },
  removed: { tone: 'danger', text: 'Removed' },
} as const

/** The name of a record, and what becomes of it. */
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

interface DifferenceListProps {
  change: ContentChange
  locale: string
}

/** Field by field: what stood there, and what will. */
export function DifferenceList({ change: { differences, what }, locale }: DifferenceListProps) {
  if (what !== 'changed')
    return (
      <p className="studio-hint">
        {what === 'added' ? 'Its page appears on the site.' : 'Its page is removed from the site.'}
      </p>
    )
  return (
    <dl className="studio-differences">
      {differences.map(({ path, before, after }) => (
        <div key={pointerOf(path)}>
          <dt>{placeText(path)}</dt>
          <dd>
            {before !== undefined && (
              <del>
                <span className="sg-visually-hidden">Before: </span>
                {valueText(before, locale)}
              </del>
            )}
            {after !== undefined && (
              <ins>
                <span className="sg-visually-hidden">After: </span>
                {valueText(after, locale)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
