import type { ContentSummary } from '@susegad/api-client/contract'
import { Badge } from '@susegad/ui/badge'
import { ChevronRightIcon } from '@susegad/ui/icon'
import { useDates } from '../../../signed-in/dates.ts'
import { kindTexts } from '../content/kind-text.ts'
import { StudioLink } from '../content/studio-link.tsx'

/** A record in the list: name, page, and whether it has unpublished changes. */
export function RecordRow({ record }: { record: ContentSummary }) {
  const { momentText } = useDates()
  const { kind, slug, name, address, problems, changedBy, changedAt, state } = record
  const { about, many } = kindTexts[kind]
  return (
    <li>
      <StudioLink search={{ record: `${kind}/${slug}` }} className="studio-record">
        <span className="studio-record-name">
          <b>{about ? many : name}</b>
          <span>{about ?? address}</span>
        </span>
        <span className="studio-record-state">
          <StateBadge state={state} />
          {problems > 0 && (
            <Badge size="sm" tone="warning">
              {problems} to do
            </Badge>
          )}
          {state !== 'published' && changedAt && (
            <span>
              {changedBy?.name}, {momentText(changedAt)}
            </span>
          )}
        </span>
        <ChevronRightIcon />
      </StudioLink>
    </li>
  )
}

const states = {
  changed: { tone: 'info', text: 'Changed' },
  new: { tone: 'success', text: 'New' },
  removed: { tone: 'danger', text: 'To be removed' },
} as const

export function StateBadge({ state }: Pick<ContentSummary, 'state'>) {
  if (state === 'published') return null
  return (
    <Badge size="sm" tone={states[state].tone}>
      {states[state].text}
    </Badge>
  )
}
