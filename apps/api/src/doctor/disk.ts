import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../config.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const about = 'Disk'
const GIB = 1024 ** 3

/** Free space and write access in the folder of the embedded database, the emails and the secret. */
export function examineDisk({ dataDir }: Config): Finding[] {
  const folder = existsSync(dataDir) ? dataDir : dirname(dataDir)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    return [
      bad(
        about,
        `${folder} can't be written to`,
        'Make it writable for the user of the service, or set DATA_DIR',
      ),
    ]
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = (bavail * bsize) / GIB
  return free >= 1
    ? [good(about, `${free.toFixed(0)} GiB are free for ${dataDir}`)]
    : [
        doubtful(
          about,
          `Only ${free.toFixed(2)} GiB are free for ${dataDir}`,
          'Free some space: nothing can be saved on a full disk',
        ),
      ]
}
