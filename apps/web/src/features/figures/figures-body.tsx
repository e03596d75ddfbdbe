import type { Figures } from '@susegad/api-client/contract'
import { useLocale } from '@susegad/ui/locale'
import { placeText, sourceTexts } from '../../enquiries/enquiry-text.ts'
import { deskZone } from '../../signed-in/dates.ts'
import { DaysChart } from './chart/days-chart.tsx'
import { Summary } from './summary.tsx'
import { BarsTable } from './tables/bars-table.tsx'
import { LateList } from './tables/late-list.tsx'
import { PeopleTable } from './tables/people-table.tsx'

/** All parts of the page for one period. */
export function FiguresBody({ figures, now }: { figures: Figures; now: number }) {
  const { locale } = useLocale()
  const { period, before, places, pages, sources, labels, further, openingHours } = figures
  return (
    <>
      <Summary {...figures} />
      <DaysChart {...figures} now={now} />
      <LateList {...figures} />
      <PeopleTable {...figures} />
      <div className="figures-pair">
        <BarsTable
          id="figures-places"
          title="By place"
          of="Place"
          bars={places.map(({ place, ...of }) => ({ ...of, name: placeText(place), filter: { place } }))}
          further={further.places}
          period={period}
          before={before}
        />
        <BarsTable
          id="figures-pages"
          title="By source page"
          of="Page"
          bars={pages.map(({ page, ...of }) => ({
            ...of,
            name: page === 'none' ? 'Unknown' : page,
            filter: { sourcePage: page },
          }))}
          further={further.pages}
          period={period}
          before={before}
        />
      </div>
      <BarsTable
        id="figures-channel"
        title="By channel"
        of="Channel"
        bars={sources.map(({ source, ...of }) => ({ ...of, name: sourceTexts[source], filter: { source } }))}
        further={0}
        period={period}
        before={before}
      />
      {labels.length > 0 && (
        <BarsTable
          id="figures-labels"
          title="By label"
          of="Label"
          bars={labels.map(({ _id, ...of }) => ({ ...of, filter: { label: _id } }))}
          further={0}
          period={period}
          before={before}
        />
      )}
      <section aria-label="How it is counted" className="figures-part figures-about">
        <p>
          Website counts enquiries sent through its forms or by another program. Calls, visits and chats count
          when your team enters them.
        </p>
        <p>
          Days begin at midnight, {deskZone(locale)}. The first answer is the first message to the customer,
          or the first call, chat or visit that your team logged and that reached them. Notes and changes of
          status are not answers. Every reply counts from the first message that waited for it. Sales are the
          totals of accepted quotes, on the day that their enquiry arrived. Deleted enquiries and spam are not
          counted. Answer times count day and night.
          {openingHours && ' Whether an answer is late depends on your opening hours when it was due.'} A
          median of 3 hours means that half were answered sooner and half later.
        </p>
      </section>
    </>
  )
}
