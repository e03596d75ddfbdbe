import { activitiesPage, activitySummaries, hasWaterSport } from '@susegad/catalog-data/activities'
import { beachesPage, beachSummaries } from '@susegad/catalog-data/beaches'
import { hasPage } from '@susegad/catalog-data/seo'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import { CoastOverview } from '../../catalogue/coast/coast-overview.tsx'
import { BeachGrid } from '../../catalogue/items/beach-grid.tsx'
import { PosterWall } from '../../catalogue/items/poster-wall.tsx'
import { ListingCount } from '../../catalogue/listing/listing-count.tsx'
import { ListingFilters } from '../../catalogue/listing/listing-filters.tsx'
import { NothingFits } from '../../catalogue/listing/nothing-fits.tsx'
import { useListing } from '../../catalogue/listing/use-listing.ts'
import { MembershipBanner } from '../../catalogue/membership/membership-banner.tsx'
import { MembershipLink } from '../../catalogue/membership/membership-link.tsx'
import { PageSection } from '../../shell/page/page-section.tsx'
import { beachFields, filterBeaches } from './filter-beaches.ts'

export function AllBeaches() {
  const listing = useListing()
  const { query } = listing
  const beaches = filterBeaches(beachSummaries, query)
  const all = beachSummaries.length
  const onTheWater = activitySummaries.filter(hasWaterSport)
  const { waterSports, closing } = beachesPage
  return (
    <>
      <PageSection
        heading="All beaches"
        lede={<ListingCount shown={beaches.length} all={all} line={beachesPage.countLine(all)} />}
        tone="sunken"
      >
        <CoastOverview />
        {all > 0 ? <ListingFilters what="beaches" fields={beachFields} listing={listing} /> : null}
        {all > 0 && beaches.length === 0 ? (
          <NothingFits one="beach" many="beaches" onClear={listing.showAll} />
        ) : (
          <BeachGrid places={beaches} empty={beachesPage.empty} />
        )}
      </PageSection>
      {onTheWater.length > 0 ? (
        <PageSection heading={waterSports.heading} lede={waterSports.text}>
          <PosterWall places={onTheWater} empty={activitiesPage.empty} rail />
        </PageSection>
      ) : null}
      <MembershipBanner
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            {hasPage('membership') ? <MembershipLink size="lg">Book Membership Now</MembershipLink> : null}
            <Button size="lg" variant="secondary" asChild>
              <Link to="/contact">Contact Us</Link>
            </Button>
          </>
        }
      />
    </>
  )
}
