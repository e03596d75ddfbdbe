import type { Pickup } from '@susegad/catalog-data/activities'
import { Block } from '../../../catalogue/place/text-blocks.tsx'

export function ActivityPickup({ pickup }: { pickup: Pickup | null }) {
  if (!pickup) return null
  return (
    <Block title="Pickup">
      <p>
        {pickup.included ? 'Included' : 'Available'}
        {pickup.type ? `: ${pickup.type}` : ''}
        {pickup.points.length > 0 ? ` from ${pickup.points.join(', ')}` : ''}.
      </p>
      {pickup.details.length > 0 ? (
        <ul className="text-lines">
          {pickup.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ) : null}
    </Block>
  )
}
