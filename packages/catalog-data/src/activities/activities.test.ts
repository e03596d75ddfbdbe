import { describe, expect, it } from 'vitest'
import { allActivities as activities, encoded, everythingIn, picturesIn } from '../../test/all-records.ts'
import { activitiesPage, activitySlugs, activitySummaries, hasWaterSport, isActive } from './activities.ts'
import type { Activity } from './activity.ts'
import { cardLine } from './card-line.ts'
import { loadActivity } from './load-activity.ts'

const each = activities.map((activity): [string, Activity] => [activity.slug, activity])
const bySlug = new Map(each)
const said = (slug: string) => everythingIn(bySlug.get(slug))

const priceList: [string, number, number | null][] = [
  ['sunset-cruise-goa', 249, 50],
  ['mandovi-river-dinner-cruise-goa', 999, 33],
  ['boat-party-in-goa', 999, 33],
  ['scuba-diving-combo-goa', 1199, 40],
  ['paragliding-adventure-goa', 3099, null],
  ['south-goa-sightseeing', 299, 20],
  ['dudhsagar-waterfall-in-goa-india', 1499, 25],
  ['kayaking-in-goa-baga-beach', 499, 50],
  ['snow-park-goa', 349, 50],
  ['flyboarding-in-goa', 2299, 25],
  ['bungee-jumping-goa', 2799, 20],
  ['goa-ultimate-5-watersports-adventure', 999, 33],
  ['dolphin-watching-cruise-goa', 249, 38],
  ['north-goa-explorer', 299, null],
]

describe('the list of activities', () => {
  it('holds those at the published prices and offers, in order', () => {
    const listed = activitySummaries.map(({ slug, price, offer }) => [slug, price, offer])
    const published = new Set<string>(priceList.map(([slug]) => slug))
    expect(listed.filter(([slug]) => published.has(String(slug)))).toEqual(priceList)
    expect(activitySummaries.map(({ slug }) => slug)).toEqual(activitySlugs)
  })

  it('has them all open', () => {
    expect(activitySummaries.every(isActive)).toBe(true)
    expect(activitySummaries.every(({ status }) => status === 'Active')).toBe(true)
    expect(isActive({ status: 'Closed for repairs' })).toBe(false)
  })

  it('recognises water sports by the names of the parts', () => {
    expect(activitySummaries.filter(hasWaterSport).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        'sunset-cruise-goa',
        'mandovi-river-dinner-cruise-goa',
        'boat-party-in-goa',
        'scuba-diving-combo-goa',
        'paragliding-adventure-goa',
        'kayaking-in-goa-baga-beach',
        'flyboarding-in-goa',
        'goa-ultimate-5-watersports-adventure',
        'dolphin-watching-cruise-goa',
      ]),
    )
    expect(hasWaterSport({ activityNames: ['JET SKI'] })).toBe(true)
    expect(hasWaterSport({ activityNames: ['Sledging'] })).toBe(false)
  })

  it('has the fixed figures, the four reasons and the count line', () => {
    expect(activitiesPage.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '2,000+ Adventurers',
      '4.9/5 Rating',
      '50+ Activities',
      '100% Safety',
    ])
    expect(activitiesPage.whyChoose.map(({ title }) => title)).toEqual([
      'Safety first',
      'Best prices',
      'Instant booking',
      'Premium experience',
    ])
    expect(activitiesPage.countLine(14)).toBe('Showing 14 amazing activities')
  })

  it('loads nothing for an unknown slug', async () => {
    await expect(loadActivity('moon-landing')).resolves.toBeUndefined()
    await expect(loadActivity('toString')).resolves.toBeUndefined()
  })
})

describe.each(each)('%s', (slug, activity) => {
  it('agrees with its card and begins with the same pictures', () => {
    const { pictures = [], ...card } = activitySummaries.find((summary) => summary.slug === slug) ?? {}
    expect(activity).toMatchObject(card)
    expect(activity.pictures.slice(0, pictures.length)).toEqual(pictures)
    expect(activity.pictures).toHaveLength(4)
  })

  it('has a card line and names of its parts', () => {
    expect(activity.cardLine).toBe(cardLine(activity.highlights, activity.description))
    expect(activity.cardLine?.length).toBeLessThanOrEqual(120)
    expect(activity.activityNames).toEqual((activity.activities ?? []).map(({ name }) => name))
  })

  it('shows only encoded pictures of its own, each with its own alt text', () => {
    const pictures = picturesIn(activity)
    for (const { name } of pictures)
      expect(encoded.has(name) && name.startsWith(`activities/${slug}/`), name).toBe(true)
    const words = pictures.map(({ alt }) => alt)
    expect(words.every((alt) => alt.trim().length > 10)).toBe(true)
    expect(new Set(words).size).toBe(words.length)
  })

  it('has a description, lists and a map', () => {
    expect(activity.description.length).toBeGreaterThan(300)
    for (const list of [
      activity.inclusions,
      activity.notIncluded,
      activity.requirements,
      activity.tips,
      activity.forWhom,
      activity.schedule,
    ])
      expect(list.length).toBeGreaterThan(0)
    expect(activity.mapEmbed).toContain(`${activity.coordinates?.lat},${activity.coordinates?.lng}`)
  })

  it('has its price in the metadata', () => {
    const { title, description } = activity.meta
    expect(`${title} ${description}`).toContain(`₹${activity.price.toLocaleString('en-IN')}`)
    if (activity.offer !== null) expect(description).toContain(`${activity.offer}% off`)
  })
})

describe('rules of the operators', () => {
  it('name group sizes, the height and the wind', () => {
    expect(bySlug.get('scuba-diving-combo-goa')?.people).toBe(10)
    expect(bySlug.get('dudhsagar-waterfall-in-goa-india')?.people).toBe(15)
    expect(said('bungee-jumping-goa')).toContain('65 m')
    expect(bySlug.get('flyboarding-in-goa')?.windAdvisory).toContain('12 mph')
    expect(said('flyboarding-in-goa')).toContain('An extra accompanying adult on the boat: ₹500')
  })

  it('name ages and weights', () => {
    expect(said('scuba-diving-combo-goa')).toContain('Minimum age 12 for scuba and for the jet ski')
    expect(said('goa-ultimate-5-watersports-adventure')).toContain('Minimum age 12 for the jet ski')
    expect(said('flyboarding-in-goa')).toContain('Minimum age 12')
    expect(said('paragliding-adventure-goa')).toContain('Minimum age 5')
    expect(said('paragliding-adventure-goa')).toContain('Weight limit 90-100 kg')
  })

  it('ask for ID and refuse a PAN card in several activities', () => {
    const asking = activities.filter((activity) =>
      everythingIn(activity).includes('A PAN card is not accepted'),
    )
    expect(asking.length).toBeGreaterThanOrEqual(5)
  })

  it('name health restrictions and the price of a private cab', () => {
    expect(
      activities.filter((activity) => /pregnan/.test(everythingIn(activity))).length,
    ).toBeGreaterThanOrEqual(5)
    expect(
      activities.filter((activity) => everythingIn(activity).includes('₹500 to ₹800 extra')).length,
    ).toBeGreaterThanOrEqual(5)
  })

  it('set the same minimum age for every jet ski ride', () => {
    const rides = activities
      .flatMap((activity) => activity.activities ?? [])
      .filter(({ name }) => /jet ski/i.test(name))
    expect(rides.length).toBeGreaterThan(1)
    expect(rides.every(({ age }) => age === '12 and older')).toBe(true)
  })

  it('leave one activity without highlights and duration, so that the card falls back', () => {
    const bare = activities.filter(({ highlights, duration }) => highlights.length === 0 && duration === null)
    expect(bare.map(({ slug }) => slug)).toEqual(['snow-park-goa'])
  })

  it('have visitors’ pictures for four activities', () => {
    expect(
      activities.filter(({ visitorPictures }) => visitorPictures.length === 3).map(({ slug }) => slug),
    ).toEqual([
      'boat-party-in-goa',
      'scuba-diving-combo-goa',
      'dudhsagar-waterfall-in-goa-india',
      'goa-ultimate-5-watersports-adventure',
    ])
  })
})

describe('the line of a card', () => {
  it('is the first highlight, else the first sentence, else nothing', () => {
    expect(cardLine([{ title: 'A', lines: [] }], 'B. C.')).toBe('A')
    expect(cardLine([], 'Costs Rs.500 in all. Then more.')).toBe('Costs Rs.500 in all.')
    expect(cardLine([], '  ')).toBeNull()
  })

  it('cuts a long sentence at a word', () => {
    const line = cardLine([], `${'word '.repeat(40)}end.`)
    expect(line).toMatch(/ word…$/)
    expect(line?.length).toBeLessThanOrEqual(121)
  })
})
