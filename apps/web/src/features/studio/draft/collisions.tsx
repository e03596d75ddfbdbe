import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Radio, RadioGroup } from '@susegad/ui/radio-group'
import { useState } from 'react'
import { pointerOf, withValue } from '../content/pointer.ts'
import type { Shape } from '../content/shape/shape.ts'
import { placeText, valueText } from '../differences/difference-text.ts'
import { COLLISIONS } from './collisions-id.ts'
import type { Conflict, DraftKeeper } from './draft-keeper.ts'

interface CollisionsProps {
  conflict: Conflict
  shape: Shape
  locale: string
  resolve: DraftKeeper['resolve']
}

/** Two people changed the same field: both values, of which one is chosen. Everything else is merged already. */
export function Collisions({ conflict, shape, locale, resolve }: CollisionsProps) {
  const { collisions, merged, record } = conflict
  const [mine, setMine] = useState<ReadonlySet<number>>(new Set())
  const names = [...new Set(collisions.map(({ by }) => by.name))].join(' and ')
  return (
    <Alert
      id={COLLISIONS}
      tone="warning"
      title={`${names} changed the same ${collisions.length === 1 ? 'field' : 'fields'}`}
    >
      <p>Choose which to keep. Your other changes are kept.</p>
      <div className="studio-collisions">
        {collisions.map(({ path, theirs, mine: own, by }, index) => (
          <RadioGroup
            key={pointerOf(path)}
            label={placeText(path, shape)}
            name={`collision-${index}`}
            value={mine.has(index) ? 'mine' : 'theirs'}
            onValueChange={(value) =>
              setMine((before) => {
                const next = new Set(before)
                if (value === 'mine') next.add(index)
                else next.delete(index)
                return next
              })
            }
          >
            <Radio value="theirs" label={`${by.name}: ${valueText(theirs, locale)}`} />
            <Radio value="mine" label={`You: ${valueText(own, locale)}`} />
          </RadioGroup>
        ))}
      </div>
      <Button
        size="sm"
        onClick={() =>
          resolve(
            collisions.reduce(
              (data, { path, mine: own }, index) =>
                mine.has(index) ? withValue(data, pointerOf(path), own) : data,
              merged ?? {},
            ),
            record,
          )
        }
      >
        Save my choice
      </Button>
    </Alert>
  )
}
