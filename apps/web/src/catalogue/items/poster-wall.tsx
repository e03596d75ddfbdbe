import type { ActivityOnCard } from '../../page-data/page-data.ts'
import { ActivityItem } from './activity-item.tsx'
import { PlaceList, type PlacesProps } from './place-list.tsx'

/** Activities as a wall of posters. */
export function PosterWall({ headingLevel = 3, ...props }: PlacesProps<ActivityOnCard>) {
  return (
    <PlaceList
      {...props}
      one="activity"
      many="activities"
      layout="wall"
      item={(activity, index) => (
        <ActivityItem
          activity={activity}
          place={index}
          headingLevel={headingLevel}
          phone={props.rail ? 'upright' : 'row'}
        />
      )}
    />
  )
}
