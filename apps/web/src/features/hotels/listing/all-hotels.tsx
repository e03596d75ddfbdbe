import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import { HotelRows } from '../../../catalogue/items/hotel-rows.tsx'
import { ListingCount } from '../../../catalogue/listing/listing-count.tsx'
import { ListingFilters } from '../../../catalogue/listing/listing-filters.tsx'
import { NothingFits } from '../../../catalogue/listing/nothing-fits.tsx'
import { useListing } from '../../../catalogue/listing/use-listing.ts'
import { MembershipBanner } from '../../../catalogue/membership/membership-banner.tsx'
import type { PageData } from '../../../page-data/page-data.ts'
import { hasPage, useSite } from '../../../page-data/site.ts'
import { PageSection } from '../../../shell/page/page-section.tsx'
import { TripBar } from '../../../shell/trip/dates/trip-bar.tsx'
import { filterHotels, hotelFields } from './filter-hotels.ts'

export function AllHotels({ texts, hotels: all }: Pick<PageData['hotels'], 'texts' | 'hotels'>) {
  const site = useSite()
  const listing = useListing()
  const { query } = listing
  const hotels = filterHotels(all, query, texts.priceSteps)
  return (
    <>
      <PageSection
        heading="All hotels"
        lede={<ListingCount shown={hotels.length} all={all.length} line={texts.countLine} />}
        tone="sunken"
      >
        {all.length > 0 ? <TripBar /> : null}
        {all.length > 0 ? (
          <ListingFilters what="hotels" fields={hotelFields(all, texts.priceSteps, site)} listing={listing} />
        ) : null}
        {all.length > 0 && hotels.length === 0 ? (
          <NothingFits one="hotel" many="hotels" onClear={listing.showAll} />
        ) : (
          <HotelRows places={hotels} empty={texts.empty} headingLevel={3} />
        )}
      </PageSection>
      <MembershipBanner
        heading={texts.banner.heading}
        text={texts.banner.text}
        actions={hasPage(site, 'membership') ? undefined : <ContactLink />}
      />
    </>
  )
}

const ContactLink = () => (
  <Button size="lg" asChild>
    <Link to="/contact">Contact Us</Link>
  </Button>
)
