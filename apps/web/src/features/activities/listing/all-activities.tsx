import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import { PosterWall } from '../../../catalogue/items/poster-wall.tsx'
import { ListingCount } from '../../../catalogue/listing/listing-count.tsx'
import { ListingFilters } from '../../../catalogue/listing/listing-filters.tsx'
import { NothingFits } from '../../../catalogue/listing/nothing-fits.tsx'
import { useListing } from '../../../catalogue/listing/use-listing.ts'
import { MembershipBanner } from '../../../catalogue/membership/membership-banner.tsx'
import type { PageData } from '../../../page-data/page-data.ts'
import { hasPage, useSite } from '../../../page-data/site.ts'
import { PageSection } from '../../../shell/page/page-section.tsx'
import { activityFields, filterActivities } from './filter-activities.ts'

type AllActivitiesProps = Pick<PageData['activities'], 'texts' | 'activities'>

export function AllActivities({ texts, activities: all }: AllActivitiesProps) {
  const site = useSite()
  const listing = useListing()
  const { query } = listing
  const activities = filterActivities(all, query, texts.priceSteps)
  const { banner } = texts
  return (
    <>
      <PageSection
        heading="All activities"
        lede={<ListingCount shown={activities.length} all={all.length} line={texts.countLine} />}
        tone="sunken"
      >
        {all.length > 0 ? (
          <ListingFilters
            what="activities"
            fields={activityFields(texts.priceSteps, site.business)}
            listing={listing}
          />
        ) : null}
        {all.length > 0 && activities.length === 0 ? (
          <NothingFits one="activity" many="activities" onClear={listing.showAll} />
        ) : (
          <PosterWall places={activities} empty={texts.empty} />
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
            {hasPage(site, 'membership') ? (
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
