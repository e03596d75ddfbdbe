import { enquiryMessage } from '@susegad/catalog-data/whatsapp'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { BrandWhatsappIcon, PhoneIcon } from '@susegad/ui/icon'
import { RoomCard } from '@susegad/ui/room-card'
import { PlaceSection } from '../../../catalogue/place/place-layout.tsx'
import { WrittenText } from '../../../catalogue/text/written-text.tsx'
import type { HotelOfPage, RoomOfPage } from '../../../page-data/page-data.ts'
import { useSite } from '../../../page-data/site.ts'
import { useChatLink } from '../../../shell/contact/use-chat-link.ts'
import { EnquiryOpener } from '../../../shell/enquiry/enquiry-opener.tsx'
import { TripBar } from '../../../shell/trip/dates/trip-bar.tsx'
import { nightsText, useStays } from '../../../shell/trip/stay/use-stays.ts'
import { RoomPictures } from './room-pictures.tsx'

export function HotelRooms({ hotel }: { hotel: HotelOfPage }) {
  const stays = useStays(hotel.slug)
  return (
    <PlaceSection id="rooms" heading="Rooms">
      {hotel.rooms.length === 0 ? (
        <NoRooms hotel={hotel} />
      ) : (
        <div className="hotel-rooms">
          <TripBar />
          {hotel.rooms.map((room) => {
            const estimate = stays?.rooms.find((stay) => stay.room.key === room.key)?.estimate
            const total = estimate?.total ?? null
            return (
              <RoomCard
                key={room.key}
                name={room.category}
                price={total ?? room.price}
                pricePrefix={total === null && room.dearerDays ? 'from' : undefined}
                {...(stays && total !== null ? { labels: { perNight: nightsText(stays.nights) } } : {})}
                guests={room.guests}
                rating={room.ratingText}
                mark={room.popular ? 'popular' : 'plain'}
                extras={extrasOf(room)}
                media={<RoomPictures room={room} />}
                actions={
                  <EnquiryOpener
                    size="md"
                    variant="outline"
                    subject={`Enquiry: ${room.category}, ${hotel.name}`}
                  >
                    Enquire about this room
                  </EnquiryOpener>
                }
              >
                {room.description ? <WrittenText text={room.description} /> : null}
                {room.facts.length > 0 ? (
                  <ul className="room-facts">
                    {room.facts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                ) : null}
                {stays && estimate ? <stays.RoomSum estimate={estimate} /> : null}
                {!estimate && room.price === null ? <p>Price on request.</p> : null}
              </RoomCard>
            )
          })}
        </div>
      )}
    </PlaceSection>
  )
}

function extrasOf(room: RoomOfPage): { term: string; value: string }[] {
  return [
    ...(room.childWithoutBed ? [{ term: 'Child without bed(5-12yrs)', value: room.childWithoutBed }] : []),
    ...(room.extraAdultWithBed ? [{ term: 'Extra Adult with bed', value: room.extraAdultWithBed }] : []),
  ]
}

function NoRooms({ hotel }: { hotel: HotelOfPage }) {
  const { phone } = useSite().business
  const chat = useChatLink(enquiryMessage, { item: hotel.name })
  return (
    <EmptyState
      title="Room Information Coming Soon"
      headingLevel={3}
      actions={
        <>
          <Button asChild>
            <a {...chat}>
              <BrandWhatsappIcon />
              WhatsApp
            </a>
          </Button>
          <Button variant="outline" asChild>
            <a href={phone.href}>
              <PhoneIcon />
              Call Now
            </a>
          </Button>
        </>
      }
    >
      We know the rooms and are happy to tell you about them.
    </EmptyState>
  )
}
