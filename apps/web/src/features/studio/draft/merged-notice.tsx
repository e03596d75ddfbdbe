import type { DraftResult } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { pointerOf } from '../content/pointer.ts'
import type { Shape } from '../content/shape/shape.ts'
import { placeText, valueText } from '../differences/difference-text.ts'

interface MergedNoticeProps {
  merged: NonNullable<DraftResult['merged']>
  shape: Shape
  locale: string
  onRead: () => void
}

/** Lists what somebody else changed meanwhile in other fields; the form shows it already. */
export function MergedNotice({ merged: { by, differences }, shape, locale, onRead }: MergedNoticeProps) {
  const names = by.map(({ name }) => name).join(' and ') || 'Somebody'
  return (
    <Alert
      tone="info"
      title={`${names} changed this too`}
      actions={
        <Button variant="outline" size="sm" onClick={onRead}>
          Got it
        </Button>
      }
    >
      <ul className="studio-merged">
        {differences.slice(0, 6).map(({ path, after }) => (
          <li key={pointerOf(path)}>
            {placeText(path, shape)}: {valueText(after, locale)}
          </li>
        ))}
      </ul>
      {differences.length > 6 && <p>and {differences.length - 6} more.</p>}
    </Alert>
  )
}
