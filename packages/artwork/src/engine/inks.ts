import { oklch } from './colour.ts'

/** The house's own inks: what things are coloured before the hour's light falls on them. */
export const inks = {
  shell: oklch(0.95, 0.025, 88),
  plaster: oklch(0.91, 0.03, 80),
  sand: oklch(0.86, 0.065, 82),
  ochre: oklch(0.78, 0.13, 78),
  marigold: oklch(0.82, 0.16, 78),
  coral: oklch(0.66, 0.18, 35),
  laterite: oklch(0.5, 0.13, 36),
  tile: oklch(0.55, 0.14, 40),
  rose: oklch(0.72, 0.12, 10),
  bougainvillea: oklch(0.54, 0.2, 355),
  azulejo: oklch(0.45, 0.13, 258),
  sky: oklch(0.74, 0.08, 225),
  teal: oklch(0.5, 0.09, 200),
  lagoon: oklch(0.72, 0.1, 190),
  leaf: oklch(0.5, 0.1, 145),
  palm: oklch(0.47, 0.09, 155),
  grass: oklch(0.66, 0.12, 118),
  straw: oklch(0.76, 0.09, 85),
  timber: oklch(0.42, 0.07, 48),
  teak: oklch(0.55, 0.09, 58),
  stone: oklch(0.66, 0.02, 90),
  steel: oklch(0.84, 0.014, 225),
  iron: oklch(0.36, 0.02, 240),
  ink: oklch(0.27, 0.05, 235),
  skin: oklch(0.5, 0.07, 52),
  hair: oklch(0.23, 0.03, 40),
} as const

export type InkName = keyof typeof inks
