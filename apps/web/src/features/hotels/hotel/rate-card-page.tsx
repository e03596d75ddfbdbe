import type { RateCard } from '@susegad/catalog-data/hotels/rates'
import { Link } from '@tanstack/react-router'
import './rate-card-page.css'
import { useSite } from '../../../page-data/site.ts'
import { calendarDay } from '../../../shell/formats/calendar-day.ts'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'

/** A hotel's printed rates and menu. */
export function RateCardPage({ card }: { card: RateCard }) {
  const { locale, currencyName } = useSite().business
  const priceText = usePriceText()
  const dayText = (day: string) => calendarDay(day, locale, 'medium')
  return (
    <article className="rate-card">
      <header>
        <p>
          <Link to="/hotels/$slug" params={{ slug: card.slug }}>
            {card.hotel}
          </Link>
        </p>
        <h1>Menu & Rates</h1>
        <p>
          {card.plan}. Valid from <time dateTime={card.validFrom}>{dayText(card.validFrom)}</time> to{' '}
          <time dateTime={card.validTo}>{dayText(card.validTo)}</time>
          {`, in ${currencyName}.`}
        </p>
      </header>
      <section aria-labelledby="rooms-heading">
        <h2 id="rooms-heading">Rooms: price per night for two</h2>
        <div className="rate-card-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Room</th>
                {card.seasons.map((season) => (
                  <th key={season.name} scope="col">
                    {season.name}
                    <small>{season.days}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {card.rows.map((row) => (
                <tr key={row.room}>
                  <th scope="row">{row.room}</th>
                  {row.prices.map((price, index) => (
                    <td key={card.seasons[index]?.name}>{priceText(price)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <dl>
          {card.extras.map((extra) => (
            <div key={extra.name}>
              <dt>{extra.name}</dt>
              <dd>{extra.price}</dd>
            </div>
          ))}
        </dl>
        <ul className="text-lines">
          {card.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <RateCardMenu menu={card.menu} />
    </article>
  )
}

function RateCardMenu({ menu }: Pick<RateCard, 'menu'>) {
  const priceText = usePriceText()
  return (
    <section aria-labelledby="menu-heading">
      <h2 id="menu-heading">From the kitchen</h2>
      <div className="rate-card-menu">
        {menu.map((part) => (
          <div key={part.title}>
            <h3>{part.title}</h3>
            <dl>
              {part.dishes.map((dish) => (
                <div key={dish.name}>
                  <dt>{dish.name}</dt>
                  <dd>{priceText(dish.price)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
