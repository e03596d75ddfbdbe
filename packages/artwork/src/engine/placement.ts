import type { Point } from './geometry.ts'

/** What every motif that stands somewhere is told. */
export interface Placement {
  /** Where it touches the ground or the water, in page units. */
  at: Point
  /** Its main dimension in page units; each motif says which. */
  size: number
  facing?: 'left' | 'right'
  /** 0 is here, 1 is lost in the haze. */
  depth?: number
  /** Tells one of several alike apart. */
  seed?: string | number
}

/** -1 mirrors what was drawn facing right. */
export const mirrored = (placement: { facing?: 'left' | 'right' }): 1 | -1 =>
  placement.facing === 'left' ? -1 : 1

/** The key of a placed motif's own stream of variation. */
export const seedKey = (motif: string, { at, seed }: Pick<Placement, 'at' | 'seed'>): string =>
  `${motif}/${seed ?? `${Math.round(at[0])},${Math.round(at[1])}`}`
