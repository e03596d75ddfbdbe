import { business } from '@susegad/catalog-data/business'
import { hotelSummaries, hotelsPage } from '@susegad/catalog-data/hotels'
import { membership, membershipPage } from '@susegad/catalog-data/membership'
import { pictureSources } from '@susegad/catalog-data/pictures'
import { Hero, HeroContent, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { Picture } from '@susegad/ui/picture'
import { SkipLink } from '@susegad/ui/skip-link'
import { EnquiryFlow } from '../enquiry-flow/enquiry-flow.tsx'
import { HotelListing } from '../hotel-listing/hotel-listing.tsx'
import { MembershipBanner } from '../membership-banner/membership-banner.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'
import '@susegad/ui/base.css'

export interface HotelsPageProps {
  /** Base URL of the encoded pictures. @default '/media' */
  media?: string
}

const opening = hotelSummaries[0]?.pictures[0]

/** A whole page: header, opening, hotels, membership, enquiry and footer. */
export function HotelsPage({ media = '/media' }: HotelsPageProps) {
  return (
    <>
      <SkipLink href="#main" />
      <PageHeader current="/hotels" />
      <main id="main">
        <Hero>
          <HeroContent>
            <HeroTitle>{hotelsPage.heading}</HeroTitle>
            <HeroLede>{hotelsPage.text}</HeroLede>
          </HeroContent>
          {opening ? (
            <HeroMedia>
              <Picture
                {...pictureSources(opening, media)}
                ratio="fill"
                sizes="(min-width: 1024px) 45vw, 100vw"
                priority
              />
            </HeroMedia>
          ) : null}
        </Hero>
        <HotelListing
          heading="All hotels"
          hotels={hotelSummaries}
          hrefOf={({ slug }) => `/hotels/${slug}`}
          media={media}
        />
        <MembershipBanner
          title={hotelsPage.banner.heading}
          card={{
            brand: business.name,
            validity: `${membership.validMonths} months`,
            labels: { holder: 'Good for' },
            benefits: [
              `${membership.hotelPercent}% off hotels`,
              `${membership.waterSportPercent}% off activities`,
            ],
          }}
          href="/membership"
          action={membershipPage.label}
        >
          {hotelsPage.banner.text}
        </MembershipBanner>
      </main>
      <PageFooter />
      <EnquiryFlow address="/api/enquiries" />
    </>
  )
}
