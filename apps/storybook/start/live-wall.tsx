import { activitySummaries } from '@susegad/catalog-data/activities'
import { pictureSources } from '@susegad/catalog-data/pictures'
import { ActivityCard } from '@susegad/ui/activity-card'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { DateField } from '@susegad/ui/date-field'
import { MembershipCard } from '@susegad/ui/membership-card'
import { Pagination } from '@susegad/ui/pagination'
import { Price } from '@susegad/ui/price'
import { Rating } from '@susegad/ui/rating'
import { Select } from '@susegad/ui/select'
import { Stat, StatStrip } from '@susegad/ui/stat-strip'
import { type ComponentProps, useState } from 'react'

const cruise = activitySummaries.find(({ slug }) => slug.includes('sunset')) ?? activitySummaries[0]

/** Working components side by side. */
export function LiveWall() {
  const [page, setPage] = useState(2)
  return (
    <div className="first-wall">
      <div className="first-wall-poster">
        {cruise ? (
          <ActivityCard
            name={cruise.name}
            price={cruise.price}
            duration={cruise.duration ?? undefined}
            summary={cruise.cardLine ?? undefined}
            status={cruise.status}
            tone="tile"
            sizes="24rem"
            pictures={cruise.pictures.slice(0, 1).map((picture) => pictureSources(picture, 'media'))}
            href="./?path=/docs/components-content-activitycard--docs"
            linkAs={WorkshopLink}
          />
        ) : null}
      </div>
      <div className="first-wall-card">
        <MembershipCard
          brand="Susegad"
          validity="Until 31/12/2027"
          number="1499 0142 2027"
          benefits={['30% off hotels', '50% off activities']}
        />
      </div>
      <div className="first-wall-sheet">
        <div className="first-wall-row">
          <Badge tone="success">Open all year</Badge>
          <Badge tone="gold">20% OFF</Badge>
        </div>
        <Price amount={4500} unit="/ night" />
        <Rating value={4.7} reviews={412} />
        <div className="first-wall-row">
          <Button>Send an enquiry</Button>
          <Button variant="outline">Call</Button>
        </div>
      </div>
      <div className="first-wall-sheet">
        <Alert tone="success" title="Your enquiry is with us">
          <p>We answer within 24 hours, and keep your words until then.</p>
        </Alert>
        <Pagination page={page} totalPages={5} onPageChange={setPage} />
      </div>
      <div className="first-wall-sheet">
        <DateField label="When" />
        <Select label="Where">
          <option>The whole coast</option>
          <option>North of the Mandovi</option>
          <option>South of the Mandovi</option>
        </Select>
      </div>
      <div className="first-wall-wide">
        <StatStrip>
          <Stat value="12" label="beaches" />
          <Stat value="4.9" label="of five" />
          <Stat value="24 h" label="to an answer" />
          <Stat value="3" label="themes" />
        </StatStrip>
      </div>
    </div>
  )
}

/** A link out of the docs page's frame. */
function WorkshopLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_top" />
}
