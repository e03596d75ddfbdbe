import { BeachCard } from '@susegad/ui/beach-card'
import type { BeachOnCard } from '../../page-data/page-data.ts'
import type { PlacePath } from '../../page-data/place-path.ts'
import { hasPage, useSite } from '../../page-data/site.ts'
import { RouterLink } from '../../shell/navigation/router-link.tsx'
import { SavePlace } from '../../shell/trip/save-place.tsx'
import { imageOf } from './picture-image.ts'
import { useFallback } from './use-fallback.ts'

const sizes = '(min-width: 1024px) 560px, (min-width: 640px) 48vw, 80vw'

interface BeachItemProps {
  beach: BeachOnCard
  headingLevel?: 2 | 3
  /** Layout of the card on a phone. */
  phone?: 'upright' | 'row'
}

export function BeachItem({ beach, headingLevel = 3, phone }: BeachItemProps) {
  return (
    <BeachCard
      name={beach.name}
      location={beach.location}
      category={beach.category}
      description={beach.description}
      facilities={beach.facilityCount}
      sports={beach.sportCount}
      pictures={beach.pictures.map((picture) => imageOf(picture, sizes))}
      sizes={sizes}
      fallback={useFallback('beach')}
      headingLevel={headingLevel}
      phone={phone}
      href={`/beaches/${beach.slug}` satisfies PlacePath}
      membershipHref={hasPage(useSite(), 'membership') ? '/membership' : undefined}
      linkAs={RouterLink}
      action={<SavePlace place={`beach/${beach.slug}`} name={beach.name} />}
    />
  )
}
