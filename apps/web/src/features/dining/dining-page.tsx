import { Picture } from '@susegad/ui/picture'
import { imageOf } from '../../catalogue/items/picture-image.ts'
import { useFallback } from '../../catalogue/items/use-fallback.ts'
import { ListingHero } from '../../catalogue/listing/listing-hero.tsx'
import { WrittenText } from '../../catalogue/text/written-text.tsx'
import type { PageData } from '../../page-data/page-data.ts'
import './dining-page.css'

const sizes = '(min-width: 768px) 58vw, 100vw'

export function DiningPage({ texts }: PageData['dining']) {
  const fallback = useFallback('gallery')
  return (
    <>
      <ListingHero heading={texts.title} text={texts.text} />
      <ol className="dining-tables">
        {texts.pictures.map(({ picture, title: dish, text }, index) => (
          <li key={dish}>
            <figure>
              <Picture
                {...imageOf(picture, sizes)}
                ratio="landscape"
                fallback={fallback}
                priority={index === 0}
              />
              <figcaption>
                <h2>{dish}</h2>
                <WrittenText text={text} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </>
  )
}
