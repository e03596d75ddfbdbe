import { activitiesPage, activitySummaries, hasWaterSport } from '@susegad/catalog-data/activities'
import { beachesPage, beachSummaries } from '@susegad/catalog-data/beaches'
import { Banner } from '@susegad/ui/banner'
import { Button } from '@susegad/ui/button'
import { MembershipCta } from '@susegad/ui/membership-cta'
import { Link } from '@tanstack/react-router'
import { BeachGrid } from '../../catalogue/beach-grid.tsx'
import { CoastOverview } from '../../catalogue/coast-overview.tsx'
import { HouseMembershipCard } from '../../catalogue/house-membership-card.tsx'
import { ListingCount } from '../../catalogue/listing-count.tsx'
import { ListingFilters } from '../../catalogue/listing-filters.tsx'
import { NothingFits } from '../../catalogue/nothing-fits.tsx'
import { PosterWall } from '../../catalogue/poster-wall.tsx'
import { useListing } from '../../catalogue/use-listing.ts'
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
      <Banner
        tone="ink"
        title={closing.heading}
        media={<HouseMembershipCard />}
        actions={
          <>
            <MembershipCta size="lg" asChild>
              <Link to="/membership">Book Membership Now</Link>
            </MembershipCta>
            <Button size="lg" variant="secondary" asChild>
              <Link to="/contact">Contact Us</Link>
            </Button>
          </>
        }
      >
        <p>{closing.text}</p>
      </Banner>
    </>
  )
}
