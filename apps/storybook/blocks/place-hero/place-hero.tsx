import { type BreadcrumbItem, Breadcrumbs } from '@susegad/ui/breadcrumbs'
import { ImageCarousel } from '@susegad/ui/carousel'
import { Hero, HeroActions, HeroContent, HeroEyebrow, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import type { PictureImage } from '@susegad/ui/picture'
import type { ReactNode } from 'react'

export interface PlaceHeroProps {
  name: string
  /** Where it is, such as 'Candolim, North Goa'. */
  location: string
  /** The breadcrumbs, with this page last. */
  trail: readonly BreadcrumbItem[]
  /** Shown one after the other; the first is fetched first. */
  pictures: readonly PictureImage[]
  /** Buttons or links. */
  actions?: ReactNode
}

/** Opens the page of a place. Renders its `<h1>`. */
export function PlaceHero({ name, location, trail, pictures, actions }: PlaceHeroProps) {
  return (
    <Hero variant="place">
      <HeroMedia>
        <ImageCarousel
          controls="bar"
          picker="dots"
          interval={4000}
          aria-label={`Pictures of ${name}`}
          images={pictures}
          picture={{ ratio: 'fill', sizes: '100vw', priority: true }}
        />
      </HeroMedia>
      <HeroContent>
        <Breadcrumbs items={trail} />
        <HeroEyebrow>{location}</HeroEyebrow>
        <HeroTitle>{name}</HeroTitle>
        {actions ? <HeroActions>{actions}</HeroActions> : null}
      </HeroContent>
    </Hero>
  )
}
