import { memo } from 'react'
import { mentionPattern } from '../content/shape/read-shape.ts'
import { ChoiceEntry, ChoicesEntry, FlagEntry } from './entries/choice-entry.tsx'
import { EitherEntry } from './entries/either-entry.tsx'
import { GroupEntry } from './entries/group-entry.tsx'
import { LinesEntry } from './entries/lines-entry.tsx'
import { ListEntry } from './entries/list-entry.tsx'
import { NamedEntry } from './entries/named-entry.tsx'
import { NumberEntry } from './entries/number-entry.tsx'
import { PointsEntry } from './entries/points-entry.tsx'
import { ReferencesEntry } from './entries/references-entry.tsx'
import { SharedEntry } from './entries/shared-entry.tsx'
import { TextEntry } from './entries/text-entry.tsx'
import type { EntryProps } from './host/entry-props.ts'
import { MarkdownEntry } from './markdown/markdown-entry.tsx'
import { PictureEntry, PicturesEntry } from './pictures/picture-entry.tsx'
import { PlaceEntry } from './place/place-entry.tsx'

/** One field of a record, of any type. Memoized: re-renders only when its own value changes. */
export const Entry = memo(function Entry(props: EntryProps) {
  const { shape, value } = props
  if (shape.kind !== 'text' && typeof value === 'string' && mentionPattern.test(value))
    return <SharedEntry {...props} />
  switch (shape.kind) {
    case 'text':
      if (shape.look === 'markdown') return <MarkdownEntry {...props} shape={shape} />
      return <TextEntry {...props} shape={shape} />
    case 'number':
      return <NumberEntry {...props} shape={shape} />
    case 'choice':
      return <ChoiceEntry {...props} shape={shape} />
    case 'choices':
      return <ChoicesEntry {...props} shape={shape} />
    case 'flag':
      return <FlagEntry {...props} shape={shape} />
    case 'group':
      return <GroupEntry {...props} shape={shape} />
    case 'list': {
      if (shape.item.kind !== 'text') return <ListEntry {...props} shape={shape} />
      if (shape.item.look === 'slug') return <ReferencesEntry {...props} shape={shape} />
      return <LinesEntry {...props} shape={shape} />
    }
    case 'named':
      return <NamedEntry {...props} shape={shape} />
    case 'picture':
      return <PictureEntry {...props} shape={shape} />
    case 'pictures':
      return <PicturesEntry {...props} shape={shape} />
    case 'place':
      return <PlaceEntry {...props} shape={shape} />
    case 'point':
    case 'points':
      return <PointsEntry {...props} shape={shape} />
    case 'either':
      return <EitherEntry {...props} shape={shape} />
  }
})
