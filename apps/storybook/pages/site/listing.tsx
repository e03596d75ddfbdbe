import type { Picture as PictureRecord } from '@susegad/catalog-data/pictures'
import { Breadcrumbs } from '@susegad/ui/breadcrumbs'
import { Container } from '@susegad/ui/container'
import { Hero, HeroContent, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { Picture } from '@susegad/ui/picture'
import { Stack } from '@susegad/ui/stack'
import { type ReactNode, useId } from 'react'
import { picturesOf } from './story-picture.ts'
import './pages.css'

interface ListingHeroProps {
  heading: string
  text: string
  /** Its label in the breadcrumbs. */
  name: string
  picture?: PictureRecord | undefined
}

/** The hero of a listing: breadcrumbs, text, one picture. */
export function ListingHero({ heading, text, name, picture }: ListingHeroProps) {
  const [image] = picturesOf(picture ? [picture] : [], '(min-width: 1024px) 45vw, 100vw', 1)
  return (
    <Hero variant="page">
      <HeroContent>
        <Breadcrumbs
          items={[
            { label: 'Home', href: '#/' },
            { label: name, href: `#/${name}` },
          ]}
        />
        <HeroTitle>{heading}</HeroTitle>
        <HeroLede>{text}</HeroLede>
      </HeroContent>
      {image ? (
        <HeroMedia>
          <Picture {...image} ratio="fill" priority />
        </HeroMedia>
      ) : null}
    </Hero>
  )
}

interface ListingSectionProps {
  heading: string
  lede?: string
  children: ReactNode
}

/** A page section with a heading, on the sunken background. */
export function ListingSection({ heading, lede, children }: ListingSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="page-band">
      <Container space="section">
        <Stack gap="xl">
          <div>
            <h2 id={id} className="page-heading">
              {heading}
            </h2>
            {lede ? <p className="page-lede">{lede}</p> : null}
          </div>
          {children}
        </Stack>
      </Container>
    </section>
  )
}
