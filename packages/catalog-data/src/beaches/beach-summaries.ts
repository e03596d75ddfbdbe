// Made by the `lists` command from the cards; do not edit.
import type { BeachSummary } from './beach.ts'
import { agondaCard } from './cards/agonda-card.ts'
import { anjunaCard } from './cards/anjuna-card.ts'
import { arambolCard } from './cards/arambol-card.ts'
import { ashwemCard } from './cards/ashwem-card.ts'
import { bagaCard } from './cards/baga-card.ts'
import { butterflyCard } from './cards/butterfly-card.ts'
import { calanguteCard } from './cards/calangute-card.ts'
import { candolimCard } from './cards/candolim-card.ts'
import { colvaCard } from './cards/colva-card.ts'
import { miramarCard } from './cards/miramar-card.ts'
import { palolemCard } from './cards/palolem-card.ts'
import { vagatorCard } from './cards/vagator-card.ts'

/** The beaches in display order. */
export const beachSummaries: readonly BeachSummary[] = [
  arambolCard,
  ashwemCard,
  vagatorCard,
  anjunaCard,
  bagaCard,
  calanguteCard,
  candolimCard,
  miramarCard,
  colvaCard,
  agondaCard,
  butterflyCard,
  palolemCard,
]
