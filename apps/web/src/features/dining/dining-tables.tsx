import { diningPage } from '@susegad/catalog-data/dining'
import { Picture } from '@susegad/ui/picture'
import { galleryFallback } from '../../catalogue/items/fallbacks.ts'
import { imageOf } from '../../catalogue/items/picture-image.ts'
import { ListingHero } from '../../catalogue/listing/listing-hero.tsx'
import './dining-tables.css'

const sizes = '(min-width: 768px) 58vw, 100vw'

export function DiningTables() {
  return (
    <>
      <ListingHero heading={diningPage.title} text={diningPage.text} />
      <ol className="dining-tables">
        {diningPage.pictures.map(({ picture, title: dish, text }, index) => (
          <li key={dish}>
            <figure>
              <Picture
                {...imageOf(picture, sizes)}
                ratio="landscape"
                fallback={galleryFallback}
                priority={index === 0}
              />
              <figcaption>
                <h2>{dish}</h2>
                <p>{text}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </>
  )
}
