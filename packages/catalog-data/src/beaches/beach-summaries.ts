// Made from the example business by the `content` command; do not edit.
import { arambolBeachGoaIndiaCard } from './generated/arambol-beach-goa-india-card.ts'
import { ashwemBeachGoaIndiaCard } from './generated/ashwem-beach-goa-india-card.ts'
import { vagatorBeachGoaIndiaCard } from './generated/vagator-beach-goa-india-card.ts'
import { anjunaBeachGoaIndiaCard } from './generated/anjuna-beach-goa-india-card.ts'
import { bagaFamousBeachGoaIndiaCard } from './generated/baga-famous-beach-goa-india-card.ts'
import { calanguteBeachGoaIndiaCard } from './generated/calangute-beach-goa-india-card.ts'
import { candolimBeachGoaIndiaCard } from './generated/candolim-beach-goa-india-card.ts'
import { miramarBeachGoaIndiaCard } from './generated/miramar-beach-goa-india-card.ts'
import { colvaBeachGoaIndiaCard } from './generated/colva-beach-goa-india-card.ts'
import { agondaBeachGoaIndiaCard } from './generated/agonda-beach-goa-india-card.ts'
import { butterflyBeachGoaIndiaCard } from './generated/butterfly-beach-goa-india-card.ts'
import { palolemBeachGoaIndiaCard } from './generated/palolem-beach-goa-india-card.ts'
import type { BeachSummary } from './beach.ts'

/** The beaches in display order. */
export const beachSummaries: readonly BeachSummary[] = [
  arambolBeachGoaIndiaCard,
  ashwemBeachGoaIndiaCard,
  vagatorBeachGoaIndiaCard,
  anjunaBeachGoaIndiaCard,
  bagaFamousBeachGoaIndiaCard,
  calanguteBeachGoaIndiaCard,
  candolimBeachGoaIndiaCard,
  miramarBeachGoaIndiaCard,
  colvaBeachGoaIndiaCard,
  agondaBeachGoaIndiaCard,
  butterflyBeachGoaIndiaCard,
  palolemBeachGoaIndiaCard,
]
