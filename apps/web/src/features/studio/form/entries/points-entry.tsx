import { TextArea } from '@susegad/ui/text-area'
import { useState } from 'react'
import type { EntryProps } from '../host/entry-props.ts'
import { useFacts, useHost } from '../host/form-host.ts'

const lineOf = (point: unknown) => (Array.isArray(point) ? point.join(', ') : '')

function pointIn(line: string): number[] | undefined {
  const numbers = line
    .split(/[,\s]+/)
    .filter(Boolean)
    .map(Number)
  return numbers.length === 2 && numbers.every(Number.isFinite) ? numbers : undefined
}

/** Map points, one per line: degrees north, degrees east. */
export function PointsEntry({ shape, value, at, label }: EntryProps<'point' | 'points'>) {
  const { edit } = useHost()
  const { problemAt } = useFacts()
  const [typed, setTyped] = useState<string>()
  const isOne = shape.kind === 'point'
  const known = isOne ? lineOf(value) : (Array.isArray(value) ? value : []).map(lineOf).join('\n')
  const lines = (typed ?? known).split('\n').filter((line) => line.trim() !== '')
  const wrong = lines.find((line) => !pointIn(line))
  return (
    <TextArea
      label={label}
      hint={[shape.hint, isOne ? '' : 'One point per line, such as 51.5033, -0.1196.']
        .filter(Boolean)
        .join('. ')}
      error={
        wrong ? `“${wrong}” is not a point. Enter degrees north, a comma, then degrees east.` : problemAt(at)
      }
      rows={isOne ? 1 : 8}
      spellCheck={false}
      value={typed ?? known}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const points = currentTarget.value
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(pointIn)
        if (points.every((point) => point !== undefined)) edit(at, isOne ? points[0] : points)
      }}
      onBlur={() => {
        if (!wrong) setTyped(undefined)
      }}
    />
  )
}
