import type { Picture } from '@susegad/catalog-data/pictures'
import { ImageCarousel } from '@susegad/ui/carousel'
import { Hero, HeroContent, HeroEyebrow, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { SectionTabs } from '@susegad/ui/section-tabs'
import { type ReactNode, Suspense } from 'react'
import { Trail } from '../../shell/navigation/trail.tsx'
import { heroSizes, imageOf } from '../items/picture-image.ts'
import { useFallback } from '../items/use-fallback.ts'

interface PlacePageProps extends PlaceHeroProps {
  /** The sections of the page, as its tabs name them. */
  sections: readonly { id: string; label: string }[]
  /** Everything below the tabs. */
  children: ReactNode
}

/** The page of a hotel, an activity or a beach. */
export function PlacePage({ sections, children, ...hero }: PlacePageProps) {
  return (
    <>
      <Suspense>
        <PlaceHero {...hero} />
      </Suspense>
      <Suspense>
        <SectionTabs className="place-tabs" aria-label={`Sections about ${hero.name}`} sections={sections} />
      </Suspense>
      <Suspense>{children}</Suspense>
    </>
  )
}

interface PlaceHeroProps {
  kind: 'hotel' | 'activity' | 'beach'
  name: string
  location: string
  lede?: string | null
  pictures: readonly Picture[]
}

function PlaceHero({ kind, name, location, lede, pictures }: PlaceHeroProps) {
  const fallback = useFallback(kind)
  return (
    <Hero variant="place">
      <HeroMedia>
        <ImageCarousel
          controls="bar"
          picker={kind === 'hotel' ? 'counter' : 'dots'}
          interval={kind === 'hotel' ? 5000 : 4000}
          aria-label={`Pictures of ${name}`}
          images={pictures.map((picture) => imageOf(picture, heroSizes))}
          picture={{ ratio: 'fill', priority: true, fallback }}
        />
      </HeroMedia>
      <HeroContent>
        <Trail />
        <HeroEyebrow>{location}</HeroEyebrow>
        <HeroTitle>{name}</HeroTitle>
        {lede ? <HeroLede>{lede}</HeroLede> : null}
      </HeroContent>
    </Hero>
  )
}
