import type { Activity } from '../../src/activities/activity.ts'
import type { Beach } from '../../src/beaches/beach.ts'
import { inspectCatalog } from '../../src/normalise/normalise.ts'
import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import { activityRecord } from '../../src/schema/activity-schema.ts'
import { beachRecord } from '../../src/schema/beach-schema.ts'
import { byPlace, type Filed, type ReadRecords, readRecords } from './read-records.ts'

/** The record with a fact; the schema is checked afterwards. */
const withFact = <T>(record: T, fact: Record<string, unknown>): T =>
  Object.values(fact)[0] === undefined ? record : { ...record, ...fact }

/** Reads the activities, sorted by the number at the end of their ids. */
export function readActivities(findPicture: PictureLookup): ReadRecords<Activity> {
  const { records, problems } = readRecords<Activity>({
    folder: 'activities',
    schema: activityRecord,
    // The normaliser would print the facts that only plans read as text.
    inspect: ({ outing, ...raw }, file) => {
      const { catalog, problems: misread } = inspectCatalog({ activities: [raw] }, { file, findPicture })
      const [activity] = catalog?.activities ?? []
      return { record: activity && withFact(activity, { outing }), problems: misread }
    },
  })
  return { records: records.sort(byPlace), problems }
}

const latitude = ({ record }: Filed<Beach>): number => record.coordinates?.lat ?? 0

/** Reads the beaches, from north to south. */
export function readBeaches(findPicture: PictureLookup): ReadRecords<Beach> {
  const { records, problems } = readRecords<Beach>({
    folder: 'beaches',
    schema: beachRecord,
    inspect: ({ bathing, ...raw }, file) => {
      const { catalog, problems: misread } = inspectCatalog({ beaches: [raw] }, { file, findPicture })
      const [beach] = catalog?.beaches ?? []
      return { record: beach && withFact(beach, { bathing }), problems: misread }
    },
  })
  return { records: records.sort((one, other) => latitude(other) - latitude(one)), problems }
}
