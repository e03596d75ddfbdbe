import { hotelSummaries, hotelsPage } from '@susegad/catalog-data/hotels'
import { hasPage } from '@susegad/catalog-data/seo'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import { HotelRows } from '../../../catalogue/items/hotel-rows.tsx'
import { ListingCount } from '../../../catalogue/listing/listing-count.tsx'
import { ListingFilters } from '../../../catalogue/listing/listing-filters.tsx'
import { NothingFits } from '../../../catalogue/listing/nothing-fits.tsx'
import { useListing } from '../../../catalogue/listing/use-listing.ts'
import { MembershipBanner } from '../../../catalogue/membership/membership-banner.tsx'
import { PageSection } from '../../../shell/page/page-section.tsx'
import { filterHotels, hotelFields } from './filter-hotels.ts'

const fields = hotelFields(hotelSummaries)

export function AllHotels() {
  const listing = useListing()
  const { query } = listing
  const hotels = filterHotels(hotelSummaries, query)
  const all = hotelSummaries.length
  return (
    <>
      <PageSection
        heading="All hotels"
        lede={<ListingCount shown={hotels.length} all={all} line={hotelsPage.countLine(all)} />}
        tone="sunken"
      >
        {all > 0 ? <ListingFilters what="hotels" fields={fields} listing={listing} /> : null}
        {all > 0 && hotels.length === 0 ? (
          <NothingFits one="hotel" many="hotels" onClear={listing.showAll} />
        ) : (
          <HotelRows places={hotels} empty={hotelsPage.empty} headingLevel={3} />
        )}
      </PageSection>
      <MembershipBanner
        heading={hotelsPage.banner.heading}
        text={hotelsPage.banner.text}
        actions={hasPage('membership') ? undefined : <ContactLink />}
      />
    </>
  )
}

const ContactLink = () => (
  <Button size="lg" asChild>
    <Link to="/contact">Contact Us</Link>
  </Button>
)
