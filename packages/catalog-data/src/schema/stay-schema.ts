import { z } from 'zod'
import { age, clock, day, flag, list, money, nights, people, percent, record, slug, text } from './fields.ts'
import type { Fixed } from './fixed.ts'
import { dayOfYear, seasons } from './season-schema.ts'

export const pricesBySeason = z.record(slug, money).describe('A price for each season, by its key')

const ages = record({
  childFrom: age.describe('Younger children stay free'),
  childTo: age.describe('Older guests count as adults'),
  freeMeals: z.exactOptional(flag.describe('Whether children who stay free also eat free')),
}).superRefine(({ childFrom, childTo }, { addIssue }) => {
  if (childFrom > childTo)
    addIssue({
      code: 'custom',
      path: ['childTo'],
      message: `ends before it begins at ${childFrom}\nWrite the last age that counts as a child.`,
    })
})

const dinnerPrices = record({
  adult: z.exactOptional(money),
  child: z.exactOptional(money),
  pair: z.exactOptional(money.describe('For two adults together, where there is no price for one')),
}).superRefine(({ adult, pair }, { addIssue }) => {
  if (adult !== undefined && pair !== undefined)
    addIssue({
      code: 'custom',
      path: ['pair'],
      message: 'stands beside a price for one adult\nKeep one of the two.',
    })
})

const validity = record({ from: day, to: z.exactOptional(day) }).superRefine(({ from, to }, { addIssue }) => {
  if (to !== undefined && to <= from)
    addIssue({ code: 'custom', path: ['to'], message: `is not after ${from}\nLet it end after it begins.` })
})

/** What a stay costs beside the room, and its rules. */
export const stay = record({
  seasons: z.exactOptional(seasons),
  valid: z.exactOptional(
    validity.meta({
      title: 'Validity period',
      description: 'If empty, the dates of Rates and menu apply, if any',
    }),
  ),
  adultsIncluded: people.describe('Adults included in the room price'),
  ages: z.exactOptional(ages),
  childPrice: z.exactOptional(money.describe('Per night for a child without a bed')),
  mattressPrices: z.exactOptional(pricesBySeason.meta({ title: 'Prices of a mattress' })),
  halfBoard: z.exactOptional(
    flag.meta({ title: 'Half board', description: 'Dinner is included in the room price' }),
  ),
  dinnerPrices: z.exactOptional(
    dinnerPrices.meta({ title: 'Prices of dinner', description: 'Per night, on the MAP plan' }),
  ),
  shortest: z.exactOptional(
    list(record({ season: slug.describe('Its key'), nights })).meta({
      title: 'Shortest stays',
      description: 'For any stay that includes a night of this season',
    }),
  ),
  compulsory: z.exactOptional(
    list(
      record({
        what: text,
        days: list(dayOfYear).describe('Nights it applies to'),
        price: z.exactOptional(
          money.describe('Per guest who does not stay free; quoted on request if empty'),
        ),
      }),
    ).meta({ title: 'Compulsory extras', description: 'Such as a gala dinner' }),
  ),
  lateCheckOut: z.exactOptional(
    record({ until: clock, percentOfNight: percent.describe('Of the last night, in percent') }),
  ),
}).meta({ title: 'Stay', description: 'Seasons, ages and charges from which a stay is calculated' })

/** Limits and prices of a room. */
export const roomFacts = {
  prices: z.exactOptional(pricesBySeason.meta({ title: 'Prices by season' })),
  sleeps: z.exactOptional(
    record({
      mattresses: z.exactOptional(people.describe('Extra mattresses that fit; none if empty')),
      childrenNoBed: z.exactOptional(people.describe('Children without a bed that fit; none if empty')),
      guests: z.exactOptional(people.describe('All guests together, where they are limited')),
    }).describe('Guests beyond the adults whose bed is included'),
  ),
  minAge: z.exactOptional(age.meta({ title: 'Minimum age' })),
}

export type Stay = Fixed<z.output<typeof stay>>
