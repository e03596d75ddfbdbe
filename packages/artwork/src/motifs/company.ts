import type { Canvas } from '../engine/canvas.ts'
import type { View } from '../engine/perspective.ts'
import { group } from '../engine/svg.ts'
import { castShadow } from './cast-shadow.ts'
import { type FigureOptions, figure } from './figure.ts'

export interface CompanyOptions {
  view: View
  /** Each stands at a place on the sand; their size comes from the view. */
  people: readonly (Omit<FigureOptions, 'size'> & { tall?: number })[]
  silhouette?: boolean
  /** Length of their shadows as a share of their height; 0 under cloud or in water. */
  shadow?: number
}

/** People on one ground, the far ones first, each with a shadow. */
export function company(
  canvas: Canvas,
  { view, people, silhouette = false, shadow = 0.8 }: CompanyOptions,
): string {
  const sorted = [...people].sort((a, b) => a.at[1] - b.at[1])
  const size = (one: (typeof sorted)[number]) => view.tall(one.tall ?? 1.66, one.at[1])
  return group([
    ...(shadow > 0
      ? sorted.map((one) =>
          castShadow(canvas, { at: one.at, size: size(one) * shadow, width: size(one) * 0.26 }),
        )
      : []),
    ...sorted.map((one) => figure(canvas, { silhouette, ...one, size: size(one) })),
  ])
}
