import type { Beach } from '@susegad/catalog-data/beaches'
import { Badge } from '@susegad/ui/badge'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { MembershipCta } from '@susegad/ui/membership-cta'
import { ShareButton } from '@susegad/ui/share-button'
import { Link } from '@tanstack/react-router'
import { AskCard } from '../../catalogue/place/ask-card.tsx'

export function BeachAside({ beach }: { beach: Beach }) {
  return (
    <AskCard
      item={beach.name}
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
          <MembershipCta variant="outline" asChild>
            <Link to="/membership">Book Membership Now</Link>
          </MembershipCta>
          <ShareButton shareTitle={beach.name} />
        </>
      }
    />
  )
}
