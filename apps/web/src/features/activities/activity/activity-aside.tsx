import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { Price } from '@susegad/ui/price'
import { Rating } from '@susegad/ui/rating'
import { ShareButton } from '@susegad/ui/share-button'
import { AskCard } from '../../../catalogue/place/ask-card.tsx'
import type { ActivityOfPage } from '../../../page-data/page-data.ts'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'

export function ActivityAside({ activity }: { activity: ActivityOfPage }) {
  const priceText = usePriceText()
  const facts = [
    ['Duration', activity.duration],
    ['Best time', activity.timeToVisit],
    ['Group size', activity.people],
    ['Difficulty', activity.difficulty],
    ['Meeting point', activity.meetingPoint],
    ['Languages', activity.languages?.join(', ')],
    ['Status', activity.status === 'Active' ? null : activity.status],
  ].filter(([, value]) => value)
  return (
    <AskCard
      item={activity.name}
      place={`activity/${activity.slug}`}
      price={`${priceText(activity.price)} a person`}
      phone={activity.phone ?? activity.contact}
      head={
        <>
          <Price amount={activity.price} unit="/ person" size="xl" />
          {activity.offer ? <p>{activity.offer}% OFF, already in this price</p> : null}
          {activity.rating ? <Rating value={activity.rating} show="stars-and-value" /> : null}
        </>
      }
      facts={
        facts.length > 0 || activity.email ? (
          <DescriptionList>
            {facts.map(([term, value]) => (
              <DescriptionItem key={term} term={term}>
                {value}
              </DescriptionItem>
            ))}
            {activity.email ? (
              <DescriptionItem term="Email">
                <a href={`mailto:${activity.email}`}>{activity.email}</a>
              </DescriptionItem>
            ) : null}
          </DescriptionList>
        ) : null
      }
      foot={
        <ShareButton
          shareTitle={activity.name}
          {...(activity.cardLine ? { shareText: activity.cardLine } : {})}
        />
      }
    />
  )
}
