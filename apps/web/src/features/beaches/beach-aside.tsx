import { Badge } from '@susegad/ui/badge'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { ShareButton } from '@susegad/ui/share-button'
import { MembershipLink } from '../../catalogue/membership/membership-link.tsx'
import { AskCard } from '../../catalogue/place/ask-card.tsx'
import type { BeachOfPage } from '../../page-data/page-data.ts'
import { hasPage, useSite } from '../../page-data/site.ts'

export function BeachAside({ beach }: { beach: BeachOfPage }) {
  return (
    <AskCard
      item={beach.name}
      place={`beach/${beach.slug}`}
      head={
        <p>
          <Badge>{beach.category}</Badge>
        </p>
      }
      facts={
        <DescriptionList>
          <DescriptionItem term="Where">{beach.location}</DescriptionItem>
          {beach.bestTimeToVisit ? (
            <DescriptionItem term="Best time">{beach.bestTimeToVisit}</DescriptionItem>
          ) : null}
          <DescriptionItem term="Facilities">{beach.facilityCount}</DescriptionItem>
          <DescriptionItem term="Sports">{beach.sportCount}</DescriptionItem>
        </DescriptionList>
      }
      foot={
        <>
          {hasPage(useSite(), 'membership') ? (
            <MembershipLink variant="outline">Book Membership Now</MembershipLink>
          ) : null}
          <ShareButton shareTitle={beach.name} />
        </>
      }
    />
  )
}
