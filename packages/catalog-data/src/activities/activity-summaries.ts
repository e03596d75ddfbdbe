// Made from the example business by the `content` command; do not edit.
import { sunsetCruiseGoaCard } from './generated/sunset-cruise-goa-card.ts'
import { mandoviRiverDinnerCruiseGoaCard } from './generated/mandovi-river-dinner-cruise-goa-card.ts'
import { boatPartyInGoaCard } from './generated/boat-party-in-goa-card.ts'
import { scubaDivingComboGoaCard } from './generated/scuba-diving-combo-goa-card.ts'
import { paraglidingAdventureGoaCard } from './generated/paragliding-adventure-goa-card.ts'
import { southGoaSightseeingCard } from './generated/south-goa-sightseeing-card.ts'
import { dudhsagarWaterfallInGoaIndiaCard } from './generated/dudhsagar-waterfall-in-goa-india-card.ts'
import { kayakingInGoaBagaBeachCard } from './generated/kayaking-in-goa-baga-beach-card.ts'
import { snowParkGoaCard } from './generated/snow-park-goa-card.ts'
import { flyboardingInGoaCard } from './generated/flyboarding-in-goa-card.ts'
import { bungeeJumpingGoaCard } from './generated/bungee-jumping-goa-card.ts'
import { goaUltimate5WatersportsAdventureCard } from './generated/goa-ultimate-5-watersports-adventure-card.ts'
import { dolphinWatchingCruiseGoaCard } from './generated/dolphin-watching-cruise-goa-card.ts'
import { northGoaExplorerCard } from './generated/north-goa-explorer-card.ts'
import type { ActivitySummary } from './activity.ts'

/** The activities in display order. */
export const activitySummaries: readonly ActivitySummary[] = [
  sunsetCruiseGoaCard,
  mandoviRiverDinnerCruiseGoaCard,
  boatPartyInGoaCard,
  scubaDivingComboGoaCard,
  paraglidingAdventureGoaCard,
  southGoaSightseeingCard,
  dudhsagarWaterfallInGoaIndiaCard,
  kayakingInGoaBagaBeachCard,
  snowParkGoaCard,
  flyboardingInGoaCard,
  bungeeJumpingGoaCard,
  goaUltimate5WatersportsAdventureCard,
  dolphinWatchingCruiseGoaCard,
  northGoaExplorerCard,
]
