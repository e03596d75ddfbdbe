import {
  estimateMembership,
  type MembershipPage as MembershipTexts,
  membership,
} from '@susegad/catalog-data/membership'
import { Breadcrumbs } from '@susegad/ui/breadcrumbs'
import { Button } from '@susegad/ui/button'
import { Card, CardTitle } from '@susegad/ui/card'
import { Container } from '@susegad/ui/container'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { Faq } from '@susegad/ui/faq'
import { Feature, FeatureGrid } from '@susegad/ui/feature-grid'
import { Grid } from '@susegad/ui/grid'
import { Hero, HeroActions, HeroContent, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { formatPrice } from '@susegad/ui/logic/format-price'
import { MembershipCard } from '@susegad/ui/membership-card'
import { MembershipCta } from '@susegad/ui/membership-cta'
import { Picture } from '@susegad/ui/picture'
import { Stat, StatStrip } from '@susegad/ui/stat-strip'
import { Timeline, TimelineItem } from '@susegad/ui/timeline'
import { ListingSection } from './listing.tsx'
import { type ListingState, RecordsOrWhyNot } from './records-or-why-not.tsx'
import { SiteFrame } from './site-frame.tsx'
import { picturesOf } from './story-picture.ts'

type Numbers = { [Key in 'price' | 'worth' | 'saving' | 'savingPercent' | 'validMonths']: number }

interface MembershipPageProps {
  texts: MembershipTexts
  numbers: Numbers
  state: ListingState
}

/** The membership page: card, figures and example trips. */
export function MembershipPage({ texts, numbers, state }: MembershipPageProps) {
  return (
    <SiteFrame current="MEMBERSHIPS">
      <Offer texts={texts} />
      <Container space="section">
        <div className="page-columns">
          <StatStrip aria-label="The offer in figures">
            <Stat value={formatPrice(numbers.worth)} label="Total savings" />
            <Stat value={formatPrice(numbers.price)} label={`The card, for ${numbers.validMonths} months`} />
            <Stat value={formatPrice(numbers.saving)} label={`You save ${numbers.savingPercent}%`} />
          </StatStrip>
          <MembershipCard />
        </div>
      </Container>
      <ListingSection heading="What it does for you" lede={`${texts.terms.join('. ')}.`}>
        <FeatureGrid>
          {texts.benefits.map(({ key, title, text }) => (
            <Feature key={key} title={title}>
              <p>{text}</p>
            </Feature>
          ))}
        </FeatureGrid>
      </ListingSection>
      <ListingSection heading="Worked out" lede="The sums take the most that a member gets.">
        <RecordsOrWhyNot
          records={texts.examples}
          state={state}
          what="examples"
          empty={{ title: 'No trip is worked out yet', text: 'Tell us yours, and we do the sums.' }}
        >
          {(trips) => (
            <Grid>
              {trips.map((trip) => (
                <Trip key={trip.title} trip={trip} price={numbers.price} />
              ))}
            </Grid>
          )}
        </RecordsOrWhyNot>
      </ListingSection>
      <ListingSection heading="How to get it">
        <Timeline>
          {texts.steps.map(({ title, text }) => (
            <TimelineItem key={title} title={title}>
              {text}
            </TimelineItem>
          ))}
        </Timeline>
      </ListingSection>
      <ListingSection heading="Asked before you">
        <Faq entries={texts.questions.map(({ title, lines }) => ({ question: title, answer: lines }))} />
      </ListingSection>
    </SiteFrame>
  )
}

function Offer({ texts }: { texts: MembershipTexts }) {
  const [view] = picturesOf([texts.pictures.hero], '(min-width: 1024px) 45vw, 100vw', 2)
  return (
    <Hero variant="page">
      <HeroContent>
        <Breadcrumbs
          items={[
            { label: 'Home', href: '#/' },
            { label: 'Membership', href: '#/membership' },
          ]}
        />
        <HeroTitle>{texts.heading}</HeroTitle>
        <HeroLede>{texts.text}</HeroLede>
        <HeroActions>
          <MembershipCta size="lg" href="#/contact" />
          <Button size="lg" variant="outline">
            WhatsApp
          </Button>
        </HeroActions>
      </HeroContent>
      <HeroMedia>{view ? <Picture {...view} ratio="fill" priority /> : null}</HeroMedia>
    </Hero>
  )
}

function Trip({ trip, price }: { trip: MembershipTexts['examples'][number]; price: number }) {
  const { hotels, waterSports, afterCard } = estimateMembership(trip, price)
  return (
    <Card>
      <CardTitle>{trip.title}</CardTitle>
      <DescriptionList>
        <DescriptionItem term={`Hotel, ${membership.hotelPercent}% off instead of the offer`}>
          {formatPrice(hotels)}
        </DescriptionItem>
        <DescriptionItem term={`Water sports, ${membership.waterSportPercent}% off instead of the offer`}>
          {formatPrice(waterSports)}
        </DescriptionItem>
        <DescriptionItem term={afterCard >= 0 ? 'Left after the card' : 'The card costs more by'}>
          {formatPrice(Math.abs(afterCard))}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
