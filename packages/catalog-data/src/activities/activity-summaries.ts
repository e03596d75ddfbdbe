// Made by the `lists` command from the cards; do not edit.
import type { ActivitySummary } from './activity.ts'
import { boatPartyCard } from './cards/boat-party-card.ts'
import { bungeeCard } from './cards/bungee-card.ts'
import { dinnerCruiseCard } from './cards/dinner-cruise-card.ts'
import { dolphinsCard } from './cards/dolphins-card.ts'
import { dudhsagarCard } from './cards/dudhsagar-card.ts'
import { flyboardingCard } from './cards/flyboarding-card.ts'
import { kayakingCard } from './cards/kayaking-card.ts'
import { northGoaCard } from './cards/north-goa-card.ts'
import { paraglidingCard } from './cards/paragliding-card.ts'
import { scubaComboCard } from './cards/scuba-combo-card.ts'
import { snowParkCard } from './cards/snow-park-card.ts'
import { southGoaCard } from './cards/south-goa-card.ts'
import { sunsetCruiseCard } from './cards/sunset-cruise-card.ts'
import { watersportsCard } from './cards/watersports-card.ts'

/** The activities in display order. */
export const activitySummaries: readonly ActivitySummary[] = [
  sunsetCruiseCard,
  dinnerCruiseCard,
  boatPartyCard,
  scubaComboCard,
  paraglidingCard,
  southGoaCard,
  dudhsagarCard,
  kayakingCard,
  snowParkCard,
  flyboardingCard,
  bungeeCard,
  watersportsCard,
  dolphinsCard,
  northGoaCard,
]
