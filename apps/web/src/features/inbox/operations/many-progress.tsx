import type { Operation } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { Progress } from '@susegad/ui/progress'
import { progressText } from './many-text.ts'
import './many-progress.css'

interface ManyProgressProps {
  operations: readonly Operation[]
  onCancel: (id: string) => void
}

/** Progress of long operations, each with a Stop button. */
export function ManyProgress({ operations, onCancel }: ManyProgressProps) {
  return (
    <ul className="desk-many-progress" aria-label="In progress">
      {operations.map((operation) => {
        const { _id, state, total, done, changed, undone } = operation
        const back = state === 'undoing'
        const [value, max] = back ? [undone, Math.max(changed, undone, 1)] : [done, Math.max(total, done, 1)]
        return (
          <li key={_id}>
            <Progress
              label={progressText(operation)}
              value={value}
              max={max}
              valueText={`${value} of ${max}`}
            />
            <Button variant="outline" size="sm" onClick={() => onCancel(_id)}>
              Stop
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
