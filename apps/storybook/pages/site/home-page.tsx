import type { ActivitySummary } from '@susegad/catalog-data/activities'
import type { BeachSummary } from '@susegad/catalog-data/beaches'
import type { HomePage as HomeTexts } from '@susegad/catalog-data/home'
import type { HotelSummary } from '@susegad/catalog-data/hotels'
import { Banner } from '@susegad/ui/banner'
import { Button } from '@susegad/ui/button'
import { Container } from '@susegad/ui/container'
import { Feature, FeatureGrid } from '@susegad/ui/feature-grid'
import { Hero, HeroActions, HeroContent, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { Marquee } from '@susegad/ui/marquee'
import { MembershipCard } from '@susegad/ui/membership-card'
import { MembershipCta } from '@susegad/ui/membership-cta'
import { Picture } from '@susegad/ui/picture'
import { Stack } from '@susegad/ui/stack'
import { Stat, StatStrip } from '@susegad/ui/stat-strip'
import { BeachCoast } from './beach-coast.tsx'
import { BeachGrid, HotelRows, PosterWall } from './cards.tsx'
import { ListingSection } from './listing.tsx'
import { type ListingState, RecordsOrWhyNot } from './records-or-why-not.tsx'
import { SiteFrame } from './site-frame.tsx'
import { fallbackOf, picturesOf } from './story-picture.ts'

interface HomePageProps {
  texts: HomeTexts
  hotels: readonly HotelSummary[]
  activities: readonly ActivitySummary[]
  beaches: readonly BeachSummary[]
  state: ListingState
}

/** The front page. */
export function HomePage({ texts, hotels, activities, beaches, state }: HomePageProps) {
  return (
    <SiteFrame current="HOME">
      <Opening hero={texts.hero} />
      <Container space="section">
        <Stack gap="2xl">
          <StatStrip aria-label="Susegad in figures">
            {texts.stats.map(({ value, label }) => (
              <Stat key={label} value={value} label={label} />
            ))}
          </StatStrip>
          <section aria-label={texts.why.heading}>
            <FeatureGrid>
              {texts.why.features.map(({ key, title, text }) => (
                <Feature key={key} title={title} headingLevel={2}>
                  <p>{text}</p>
                </Feature>
              ))}
            </FeatureGrid>
          </section>
        </Stack>
      </Container>
      <ListingSection heading={texts.hotels.heading} lede={texts.hotels.text}>
        <RecordsOrWhyNot records={hotels} state={state} what="hotels" empty={texts.hotels.empty}>
          {(records) => <HotelRows hotels={records} />}
        </RecordsOrWhyNot>
      </ListingSection>
      <ListingSection heading={texts.activities.heading} lede={texts.activities.text}>
        <RecordsOrWhyNot records={activities} state={state} what="activities" empty={texts.activities.empty}>
          {(records) => <PosterWall activities={records} />}
        </RecordsOrWhyNot>
      </ListingSection>
      <ListingSection heading={texts.beaches.heading} lede={texts.beaches.text}>
        <RecordsOrWhyNot records={beaches} state={state} what="beaches" empty={texts.beaches.empty}>
          {(records) => (
            <>
              <BeachCoast beaches={records} />
              <BeachGrid beaches={records} />
            </>
          )}
        </RecordsOrWhyNot>
      </ListingSection>
      <Banner
        tone="ink"
        title={texts.closing.heading}
        media={<MembershipCard />}
        actions={
          <>
            <MembershipCta size="lg" href="#/membership" />
            <Button variant="secondary" size="lg" asChild>
              <a href="#/contact">Contact Us</a>
            </Button>
          </>
        }
      >
        <p>{texts.closing.text}</p>
      </Banner>
    </SiteFrame>
  )
}

function Opening({ hero }: { hero: HomeTexts['hero'] }) {
  const [front, ...others] = picturesOf(hero.pictures, '(min-width: 1024px) 1200px, 120vw')
  return (
    <>
      <Hero variant="poster">
        <HeroMedia>{front ? <Picture {...front} ratio="fill" priority /> : null}</HeroMedia>
        <HeroContent>
          <HeroTitle>{hero.heading}</HeroTitle>
          <HeroLede>{hero.text}</HeroLede>
          <HeroActions>
            {hero.links.slice(0, 3).map(({ label, to }) => (
              <Button key={to} size="lg" asChild>
                <a href={to}>{label}</a>
              </Button>
            ))}
          </HeroActions>
        </HeroContent>
      </Hero>
      <Marquee
        aria-label="Posters of Goa"
        images={others}
        picture={{ ratio: 'landscape', fallback: fallbackOf('hotel') }}
      />
    </>
  )
}
