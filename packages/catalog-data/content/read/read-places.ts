import type { Activity } from '../../src/activities/activity.ts'
import type { Beach } from '../../src/beaches/beach.ts'
import { inspectCatalog } from '../../src/normalise/normalise.ts'
import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import { activityRecord } from '../../src/schema/activity-schema.ts'
import { beachRecord } from '../../src/schema/beach-schema.ts'
import { byPlace, type Filed, type ReadRecords, readRecords } from './read-records.ts'

/** Reads the activities, sorted by the number at the end of their ids. */
export function readActivities(findPicture: PictureLookup): ReadRecords<Activity> {
  const { records, problems } = readRecords<Activity>({
    folder: 'activities',
    schema: activityRecord,
    inspect: (raw, file) => {
      const { catalog, problems: misread } = inspectCatalog({ activities: [raw] }, { file, findPicture })
      return { record: catalog?.activities[0], problems: misread }
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
    inspect: (raw, file) => {
      const { catalog, problems: misread } = inspectCatalog({ beaches: [raw] }, { file, findPicture })
      return { record: catalog?.beaches[0], problems: misread }
    },
  })
  return { records: records.sort((one, other) => latitude(other) - latitude(one)), problems }
}
