import { splitSentences } from '@susegad/ui/logic/split-sentences'
import { Prose } from '@susegad/ui/prose'
import { Timeline, TimelineItem } from '@susegad/ui/timeline'
import { Block, Lines, Sections } from '../../../catalogue/place/text-blocks.tsx'
import { leadOf } from '../../../catalogue/text/lead-of.ts'
import { WrittenBlocks } from '../../../catalogue/text/written-blocks.tsx'
import type { ActivityOfPage } from '../../../page-data/page-data.ts'
import { ActivityParts } from './activity-parts.tsx'
import { ActivityPickup } from './activity-pickup.tsx'
import { ActivityTable } from './activity-table.tsx'

/** All information of the record, in the order of a traveller's questions. */
export function ActivityInformation({ activity }: { activity: ActivityOfPage }) {
  return (
    <>
      {activity.description ? (
        <Prose lead={leadOf(activity.description)}>
          {typeof activity.description === 'string' ? (
            paragraphsOf(activity.description).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          ) : (
            <WrittenBlocks text={activity.description} />
          )}
        </Prose>
      ) : null}
      {activity.highlights.length > 0 ? (
        <Block title="Highlights">
          <ul className="activity-highlights">
            {activity.highlights.map(({ title, lines }) => (
              <li key={title}>
                <strong>{title}</strong>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </li>
            ))}
          </ul>
        </Block>
      ) : null}
      {activity.schedule.length > 0 ? (
        <Block title="Schedule">
          <Timeline>
            {activity.schedule.map(({ name, text }) => (
              <TimelineItem key={name} title={name} time={text} />
            ))}
          </Timeline>
        </Block>
      ) : null}
      <ActivityParts parts={activity.activities} />
      <div className="activity-pairs">
        <Lines title="Included" lines={activity.inclusions} mark="yes" />
        <Lines title="Not included" lines={activity.notIncluded} mark="no" />
      </div>
      <Lines title="What to expect" lines={activity.expect} />
      <Lines title="Before you come" lines={activity.requirements} />
      <Lines title="Who can fly" lines={activity.whoCanFly} />
      <Lines title="Not allowed" lines={activity.notAllowed} mark="no" />
      <Lines title="Wind" lines={listOf(activity.windAdvisory)} />
      <Lines title="Suitable for" lines={activity.forWhom} />
      <ActivityPickup pickup={activity.pickup} />
      <Lines title="Departure points" lines={activity.departurePoints} />
      <ActivityTable food={activity.food} drinks={activity.drinks} />
      <Lines title="Entertainment" lines={activity.entertainment} />
      <Lines title="Amenities" lines={activity.comforts} />
      <Lines title="Extras" lines={activity.addOns} />
      <Lines title="Optional activities" lines={activity.optionalActivities} />
      <Lines title="Photographs" lines={listOf(activity.photosAllowed)} />
      <Lines title="Tips" lines={[...activity.tips, ...(activity.proTips ?? [])]} />
      <Lines title="Travel" lines={activity.travelInfo} />
      <Lines title="In short" lines={listOf(activity.experienceSummary)} />
      <Lines title="Notes" lines={activity.notes} />
      <Sections sections={activity.more} />
    </>
  )
}

const listOf = (text: string | undefined) => (text ? [text] : [])

/** Splits a text into paragraphs of three sentences, which are easier to read. */
function paragraphsOf(text: string): string[] {
  const sentences = splitSentences(text)
  const count = Math.ceil(sentences.length / 3)
  return Array.from({ length: count }, (_, index) => sentences.slice(index * 3, index * 3 + 3).join(' '))
}
