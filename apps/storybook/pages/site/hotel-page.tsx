import type { Hotel } from '@susegad/catalog-data/hotels'
import { Breadcrumbs } from '@susegad/ui/breadcrumbs'
import { Button } from '@susegad/ui/button'
import { Card } from '@susegad/ui/card'
import { Container } from '@susegad/ui/container'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { EmptyState } from '@susegad/ui/empty-state'
import { Faq } from '@susegad/ui/faq'
import { Hero, HeroContent, HeroEyebrow, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { PhoneIcon } from '@susegad/ui/icon'
import { phoneLink } from '@susegad/ui/logic/phone-link'
import { splitSentences } from '@susegad/ui/logic/split-sentences'
import { Picture } from '@susegad/ui/picture'
import { Price } from '@susegad/ui/price'
import { Rating } from '@susegad/ui/rating'
import { RoomCard } from '@susegad/ui/room-card'
import { SectionTabs } from '@susegad/ui/section-tabs'
import { Stack } from '@susegad/ui/stack'
import { type ReactNode, useId } from 'react'
import { SiteFrame } from './site-frame.tsx'
import { fallbackOf, picturesOf } from './story-picture.ts'
import './pages.css'

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'rooms', label: 'Rooms' },
  { id: 'faq', label: 'FAQ' },
]

/** A hotel's whole page. */
export function HotelPage({ hotel }: { hotel: Hotel }) {
  const [front] = picturesOf(hotel.heroPictures, '100vw', 5)
  return (
    <SiteFrame current="HOTELS">
      <Hero variant="place">
        <HeroMedia>
          {front ? <Picture {...front} ratio="fill" priority fallback={fallbackOf('hotel')} /> : null}
        </HeroMedia>
        <HeroContent>
          <Breadcrumbs
            items={[
              { label: 'Home', href: '#/' },
              { label: 'Hotels', href: '#/hotels' },
              { label: hotel.name, href: `#/hotels/${hotel.slug}` },
            ]}
          />
          <HeroEyebrow>{hotel.location}</HeroEyebrow>
          <HeroTitle>{hotel.name}</HeroTitle>
          <HeroLede>{hotel.tagline}</HeroLede>
        </HeroContent>
      </Hero>
      <SectionTabs className="page-tabs" label={`Sections about ${hotel.name}`} sections={sections} />
      <Container space="section">
        <div className="page-columns">
          <Stack gap="2xl">
            <Part id="overview" heading="Overview">
              {splitSentences(hotel.description).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Part>
            <Part id="rooms" heading="Rooms">
              <Rooms hotel={hotel} />
            </Part>
            <Part id="faq" heading={hotel.faq.heading}>
              <Faq
                entries={hotel.faq.sections.map(({ title, lines }) => ({ question: title, answer: lines }))}
              />
            </Part>
          </Stack>
          <Asking hotel={hotel} />
        </div>
      </Container>
    </SiteFrame>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Stack asChild>
      <section id={id} aria-labelledby={headingId}>
        <h2 id={headingId} className="page-heading">
          {heading}
        </h2>
        {children}
      </section>
    </Stack>
  )
}

function Rooms({ hotel }: { hotel: Hotel }) {
  if (hotel.rooms.length === 0) {
    return (
      <EmptyState
        title="Room Information Coming Soon"
        headingLevel={3}
        actions={<Button variant="outline">Ask about the rooms</Button>}
      >
        We know the rooms and gladly tell you about them.
      </EmptyState>
    )
  }
  return hotel.rooms.map((room, place) => {
    const [image] = picturesOf(room.pictures, '(min-width: 1024px) 520px, 100vw', place)
    return (
      <RoomCard
        key={room.key}
        name={room.category}
        price={room.price ?? undefined}
        mark={place === 0 ? 'popular' : 'plain'}
        media={image ? <Picture {...image} ratio="landscape" fallback={fallbackOf('hotel')} /> : undefined}
        extras={room.childWithoutBed ? [{ term: 'Child without bed', value: room.childWithoutBed }] : []}
        actions={<Button variant="outline">Ask for this room</Button>}
      >
        {room.description}
      </RoomCard>
    )
  })
}

function Asking({ hotel }: { hotel: Hotel }) {
  return (
    <aside aria-label={`Ask about ${hotel.name}`}>
      <Card>
        <Stack>
          <Price amount={hotel.price} unit="/ night" size="xl" />
          <Rating value={hotel.rating} reviews={hotel.reviews} show="stars-and-value" />
          <DescriptionList>
            <DescriptionItem term="Where">{hotel.location}</DescriptionItem>
            <DescriptionItem term="Phone">{hotel.contact ?? 'Contact N/A'}</DescriptionItem>
          </DescriptionList>
          <Button>Send an enquiry</Button>
          {hotel.contact ? (
            <Button variant="outline" asChild>
              <a href={phoneLink(hotel.contact)}>
                <PhoneIcon />
                Call Now
              </a>
            </Button>
          ) : null}
        </Stack>
      </Card>
    </aside>
  )
}
