import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { Block } from '../../../catalogue/place/text-blocks.tsx'
import { WrittenText } from '../../../catalogue/text/written-text.tsx'
import type { PartOfPage } from '../../../page-data/page-data.ts'

const rows: readonly [Exclude<keyof PartOfPage, 'description'>, string][] = [
  ['duration', 'Duration'],
  ['age', 'Age'],
  ['groupSize', 'Group size'],
  ['safety', 'Safety'],
  ['restrictions', 'Not for'],
  ['bestFor', 'Best for'],
  ['notes', 'Note'],
]

/** The individual things to do in an activity. */
export function ActivityParts({ parts }: { parts: readonly PartOfPage[] | undefined }) {
  if (!parts || parts.length === 0) return null
  return (
    <Block title="What you do">
      <ul className="activity-parts">
        {parts.map((part) => (
          <li key={part.name}>
            <h4>{part.name}</h4>
            {part.description ? <WrittenText text={part.description} /> : null}
            <PartFacts part={part} />
          </li>
        ))}
      </ul>
    </Block>
  )
}

function PartFacts({ part }: { part: PartOfPage }) {
  const known = rows.filter(([key]) => part[key])
  if (known.length === 0) return null
  return (
    <DescriptionList>
      {known.map(([key, term]) => (
        <DescriptionItem key={key} term={term}>
          {part[key]}
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}
