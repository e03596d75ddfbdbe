/**
 * Moves labels along a line until no two are closer than `gap`, each as little as possible (least squares),
 * and all between `from` and `to` where there is room. `wanted` must be sorted.
 */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  from: number = Number.NEGATIVE_INFINITY,
  to: number = Number.POSITIVE_INFINITY,
): number[] {
  // With the gaps subtracted, the positions must not decrease: decreasing neighbours are pooled at their mean.
  const pools: { sum: number; size: number }[] = []
  for (const [place, position] of wanted.entries()) {
    let pool = { sum: position - place * gap, size: 1 }
    for (let last = pools.at(-1); last && mean(last) > mean(pool); last = pools.at(-1)) {
      pools.pop()
      pool = { sum: last.sum + pool.sum, size: last.size + pool.size }
    }
    pools.push(pool)
  }
  const most = to - (wanted.length - 1) * gap
  return pools
    .flatMap((pool) => Array.from({ length: pool.size }, () => Math.max(from, Math.min(mean(pool), most))))
    .map((position, place) => position + place * gap)
}

function mean({ sum, size }: { sum: number; size: number }): number {
  return sum / size
}
