import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { filedFaults } from '../content/read/read-records.ts'
import { business } from '../src/business/generated/business.ts'
import type { Catalog, CatalogProblem } from '../src/normalise/normalise.ts'
import type { PictureFile } from '../src/pictures/picture.ts'
import { activityRecord } from '../src/schema/activity-schema.ts'
import { beachRecord } from '../src/schema/beach-schema.ts'
import { type Fault, faultsOf } from '../src/schema/faults.ts'
import { hotelRecord, rateRecord } from '../src/schema/hotel-schema.ts'
import type { Meta } from '../src/seo/meta.ts'
import { checkRates } from './check-rates.ts'
import { checkRecords } from './check-records.ts'
import { catalogOf, type Filed, type OwnRecords } from './own-records.ts'

type Exists = (picture: PictureFile) => boolean

/** Checks that the generated list, summaries and loader contain the record exactly once. */
function listFaults({ record, loaded, listed, shown }: Filed<{ slug: string }>, twins: boolean): Fault[] {
  const { slug } = record
  const fault = (problem: string, cure: string): Fault[] => [{ field: 'slug', problem, cure }]
  if (twins) return fault(`'${slug}' is used by more than one record`, 'Give each its own.')
  if (listed !== 1)
    return fault(`'${slug}' is ${listed} times in the list of slugs`, 'Run the content command.')
  if (shown !== 1) return fault(`'${slug}' is ${shown} times in the summaries`, 'Run the content command.')
  return isDeepStrictEqual(loaded, record)
    ? []
    : fault(`'${slug}' loads another record`, 'Run the content command, or correct the slug.')
}

function metaFaults(meta: Meta, social: ReadonlyMap<string, PictureFile>, exists: Exists): Fault[] {
  const picture = social.get(meta.socialPicture)
  if (picture && exists(picture)) return []
  const problem = `there is no picture '${meta.socialPicture}'`
  const cure = 'Run the pictures command, or name another picture.'
  return [{ field: 'meta.socialPicture', problem, cure }]
}

/** Hotels are filtered by village; one that is not in the address is a typing error. */
function areaFaults({ location, address }: { location: string; address: string }): Fault[] {
  const [area = ''] = String(location).split(',')
  const known = area.split(/[–\s-]+/).every((word) => String(address).includes(word))
  if (known) return []
  const problem = `the area '${area}' is not in the address '${address}'`
  return [{ field: 'location', problem, cure: 'Write the village as in the address.' }]
}

const galleryFaults = (slug: string, { gallery }: Catalog): Fault[] =>
  gallery.some(({ key }) => key === slug)
    ? []
    : [{ field: 'slug', problem: `'${slug}' is not in the gallery`, cure: 'Run the content command.' }]

/** Finds everything that is wrong with the records of this package. */
export function checkOwnRecords(
  own: OwnRecords,
  social: ReadonlyMap<string, PictureFile>,
  exists: Exists,
): CatalogProblem[] {
  // Unreadable records would cause false reports of missing references.
  if (own.problems.length > 0) return [...own.problems]
  const catalog = catalogOf(own)
  const files = new Map<string, string>()
  const check = <T extends { slug: string }>(
    records: readonly Filed<T>[],
    schema: z.ZodType,
    further: (record: T) => Fault[],
  ) =>
    records.flatMap((filed) => {
      const { file, record } = filed
      const twins = records.some((other) => other !== filed && other.record.slug === record.slug)
      if (schema !== rateRecord) files.set(record.slug, file)
      const faults = faultsOf(schema, record)
      // The further checks need a record that matches its schema.
      const deeper = faults.length > 0 ? [] : further(record)
      return filedFaults(file, record.slug, [...listFaults(filed, twins), ...faults, ...deeper])
    })

  const shaped = [
    ...check(own.hotels, hotelRecord, (hotel) => [
      ...areaFaults(hotel),
      ...galleryFaults(hotel.slug, catalog),
      ...metaFaults(hotel.meta, social, exists),
    ]),
    ...check(own.activities, activityRecord, ({ meta }) => metaFaults(meta, social, exists)),
    ...check(own.beaches, beachRecord, ({ meta }) => metaFaults(meta, social, exists)),
    ...check(own.rates, rateRecord, (rates) =>
      checkRates(rates, own.hotels.find(({ record }) => record.slug === rates.slug)?.record),
    ),
  ]
  const broken = new Set(shaped.map(({ record }) => record))
  const whole = <T extends { slug: string }>(records: readonly T[]) =>
    records.filter(({ slug }) => !broken.has(slug))
  const sound: Catalog = {
    ...catalog,
    hotels: whole(catalog.hotels),
    activities: whole(catalog.activities),
    beaches: whole(catalog.beaches),
  }
  const hotels = new Set(catalog.hotels.map(({ slug }) => slug))
  const file = (slug: string) => files.get(slug) ?? 'src'
  return [...shaped, ...checkRecords(sound, { business, file, hotels, pictureExists: exists })]
}
