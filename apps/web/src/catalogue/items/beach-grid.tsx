import type { BeachOnCard } from '../../page-data/page-data.ts'
import { BeachItem } from './beach-item.tsx'
import { PlaceList, type PlacesProps } from './place-list.tsx'

/** Beaches in the order of the coast. */
export function BeachGrid({ headingLevel = 3, ...props }: PlacesProps<BeachOnCard>) {
  return (
    <PlaceList
      {...props}
      one="beach"
      many="beaches"
      layout="grid"
      item={(beach) => (
        <BeachItem beach={beach} headingLevel={headingLevel} phone={props.rail ? 'upright' : 'row'} />
      )}
    />
  )
}
