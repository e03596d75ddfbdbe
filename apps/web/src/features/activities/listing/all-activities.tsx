import { activitiesPage, activitySummaries } from '@susegad/catalog-data/activities'
import { hasPage } from '@susegad/catalog-data/seo'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import { PosterWall } from '../../../catalogue/items/poster-wall.tsx'
import { ListingCount } from '../../../catalogue/listing/listing-count.tsx'
import { ListingFilters } from '../../../catalogue/listing/listing-filters.tsx'
import { NothingFits } from '../../../catalogue/listing/nothing-fits.tsx'
import { useListing } from '../../../catalogue/listing/use-listing.ts'
import { MembershipBanner } from '../../../catalogue/membership/membership-banner.tsx'
import { PageSection } from '../../../shell/page/page-section.tsx'
import { activityFields, filterActivities } from './filter-activities.ts'

export function AllActivities() {
  const listing = useListing()
  const { query } = listing
  const activities = filterActivities(activitySummaries, query)
  const all = activitySummaries.length
  const { banner } = activitiesPage
  return (
    <>
      <PageSection
        heading="All activities"
        lede={<ListingCount shown={activities.length} all={all} line={activitiesPage.countLine(all)} />}
        tone="sunken"
      >
        {all > 0 ? <ListingFilters what="activities" fields={activityFields} listing={listing} /> : null}
        {all > 0 && activities.length === 0 ? (
          <NothingFits one="activity" many="activities" onClear={listing.showAll} />
        ) : (
          <PosterWall places={activities} empty={activitiesPage.empty} />
        )}
      </PageSection>
      <MembershipBanner
        heading={banner.heading}
        text={banner.text}
        actions={
          <>
            <Button size="lg" asChild>
              <Link to="/contact">Book Now</Link>
            </Button>
            {hasPage('membership') ? (
              <Button size="lg" variant="secondary" asChild>
                <Link to="/membership">View Packages</Link>
              </Button>
            ) : null}
          </>
        }
      />
    </>
  )
}
