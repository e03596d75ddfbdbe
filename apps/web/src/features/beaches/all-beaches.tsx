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
import type { PageData } from '../../page-data/page-data.ts'
import { hasPage, useSite } from '../../page-data/site.ts'
import { PageSection } from '../../shell/page/page-section.tsx'
import { beachFields, filterBeaches } from './filter-beaches.ts'

export function AllBeaches({ texts, beaches: all, waterSports, coast }: PageData['beaches']) {
  const site = useSite()
  const { areas } = site.business.region
  const listing = useListing()
  const { query } = listing
  const beaches = filterBeaches(all, query, areas)
  const { closing } = texts
  return (
    <>
      <PageSection
        heading="All beaches"
        lede={<ListingCount shown={beaches.length} all={all.length} line={texts.countLine} />}
      >
        <CoastOverview coast={coast} />
        {all.length > 0 ? (
          <ListingFilters what="beaches" fields={beachFields(areas)} listing={listing} />
        ) : null}
        {all.length > 0 && beaches.length === 0 ? (
          <NothingFits one="beach" many="beaches" onClear={listing.showAll} />
        ) : (
          <BeachGrid places={beaches} empty={texts.empty} />
        )}
      </PageSection>
      {waterSports.length > 0 ? (
        <PageSection heading={texts.waterSports.heading} lede={texts.waterSports.text} tone="sunken">
          <PosterWall places={waterSports} rail />
        </PageSection>
      ) : null}
      <MembershipBanner
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            {hasPage(site, 'membership') ? (
              <MembershipLink size="lg">Book Membership Now</MembershipLink>
            ) : null}
            <Button size="lg" variant="secondary" asChild>
              <Link to="/contact">Contact Us</Link>
            </Button>
          </>
        }
      />
    </>
  )
}
