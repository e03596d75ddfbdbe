import { mealPlanOf } from '@susegad/catalog-data/stay'
import { setStay, type TripStay } from '@susegad/catalog-data/trip'
import { Button } from '@susegad/ui/button'
import { Card } from '@susegad/ui/card'
import { Radio, RadioGroup } from '@susegad/ui/radio-group'
import { Select } from '@susegad/ui/select'
import { Link } from '@tanstack/react-router'
import type { HotelOfTrip } from '../../../page-data/page-data.ts'
import { useSite } from '../../../page-data/site.ts'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'
import { changeTrip } from '../../../shell/trip/keep-trip.ts'
import { chosenRoom, type RoomStay, roomStays } from '../../../shell/trip/stay/stay-price.ts'
import { StaySum } from '../../../shell/trip/stay/stay-sum.tsx'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import { chooseHotel } from './choose-hotel.ts'

const changeStay = (part: Partial<TripStay>) =>
  changeTrip((trip) => (trip.stay ? setStay(trip, { ...trip.stay, ...part }, new Date()) : trip))

/** The chosen hotel with its room, its meals and what the stay costs. */
export function ChosenStay({ hotel }: { hotel: HotelOfTrip }) {
  const trip = useTrip()
  const category = trip.stay?.room ?? null
  const plan = mealPlanOf(hotel, trip.stay?.plan ?? 'CP')
  const { membership } = useSite()
  const priceText = usePriceText()
  const stays = roomStays(hotel, trip, plan, membership)
  const chosen = chosenRoom(stays, category)
  return (
    <Card className="chosen-stay" asChild>
      <section aria-labelledby="chosen-stay">
        <div className="chosen-stay-head">
          <h3 id="chosen-stay">
            <Link to="/hotels/$slug" params={{ slug: hotel.slug }}>
              {hotel.name}
            </Link>
          </h3>
          <p>{hotel.location}</p>
          <Button variant="ghost" size="sm" onClick={() => chooseHotel(null)}>
            Choose another hotel
          </Button>
        </div>
        {chosen && (
          <>
            <div className="chosen-stay-choices">
              <Select
                label="Room"
                value={chosen.room.category}
                onChange={(event) => changeStay({ room: event.currentTarget.value })}
              >
                {stays.map((stay) => (
                  <option key={stay.room.key} value={stay.room.category}>
                    {optionText(stay, priceText)}
                  </option>
                ))}
              </Select>
              {hotel.stay?.halfBoard ? (
                <p>Breakfast and dinner are included in the price.</p>
              ) : (
                <RadioGroup
                  label="Meals"
                  value={plan}
                  onValueChange={(value) => changeStay({ plan: value === 'MAP' ? 'MAP' : 'CP' })}
                >
                  <Radio value="CP" label="Breakfast" />
                  <Radio value="MAP" label="Breakfast and dinner" />
                </RadioGroup>
              )}
            </div>
            <StaySum estimate={chosen.estimate} />
          </>
        )}
      </section>
    </Card>
  )
}

const optionText = ({ room, estimate }: RoomStay, priceText: (amount: number) => string): string =>
  estimate.total === null ? room.category : `${room.category}, ${priceText(estimate.total)}`
