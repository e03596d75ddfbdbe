import type { z } from 'zod'
import type { Stay } from './stay-schema.ts'

interface PricedHotel {
  stay?: Stay
  rooms: readonly { price?: number | null; prices?: Readonly<Record<string, number>> }[]
}

type Path = (string | number)[]

/** Refuses prices of unknown seasons, seasons without a price, dinners paid twice, and a room's price that is not its lowest. */
export function refuseOddPrices({ stay, rooms }: PricedHotel, { addIssue }: z.RefinementCtx<unknown>): void {
  const fault = (path: Path, message: string) => addIssue({ code: 'custom', path, message })
  const keys = stay?.seasons?.map(({ key }) => key) ?? []
  const cure = keys.length > 0 ? `Write ${keys.join(', ')}.` : 'Add the seasons to the stay.'
  const check = (prices: Readonly<Record<string, number>>, path: Path) => {
    for (const key of Object.keys(prices))
      if (!keys.includes(key))
        fault([...path, key], `is the price of '${key}', which is not a season\n${cure}`)
    for (const key of keys) if (!(key in prices)) fault([...path, key], 'is missing\nAdd it.')
  }
  if (stay?.halfBoard && stay.dinnerPrices)
    fault(['stay', 'dinnerPrices'], 'stands beside half board\nKeep one of the two.')
  if (stay?.mattressPrices) check(stay.mattressPrices, ['stay', 'mattressPrices'])
  for (const [index, { season }] of (stay?.shortest ?? []).entries())
    if (!keys.includes(season)) fault(['stay', 'shortest', index, 'season'], `is not a season\n${cure}`)
  for (const [index, { price, prices }] of rooms.entries()) {
    if (!prices) continue
    check(prices, ['rooms', index, 'prices'])
    const lowest = Math.min(...Object.values(prices))
    if (typeof price === 'number' && price !== lowest)
      fault(
        ['rooms', index, 'price'],
        `is not the lowest of its seasons, ${lowest}\nRemove it: the lowest is used.`,
      )
  }
}
