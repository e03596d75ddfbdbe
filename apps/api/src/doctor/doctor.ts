import { readConfig, StartError } from '../settings/config.ts'
import { examineBackups } from './backups.ts'
import { examineDatabase } from './database.ts'
import { bad, type Finding } from './finding.ts'
import { examineMail } from './mail.ts'
import { examinePhotos } from './photos.ts'
import { examineSettings } from './settings.ts'

/** Examines everything the service depends on, and changes nothing. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    const config = readConfig(env)
    const parts = await Promise.all([
      examineSettings(config, env),
      examineDatabase(config),
      examineMail(config),
      examineBackups(config),
      examinePhotos(config),
    ])
    return parts.flat()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [
      bad('Settings', error.message.replace(/\.$/, ''), 'Correct it: the service does not start without it'),
    ]
  }
}

const signs = { good: '✓', doubtful: '!', bad: '✗' }

export const asLines = (findings: readonly Finding[]): string =>
  findings
    .map(({ about, verdict, text, advice }) =>
      [`${signs[verdict]} ${about.padEnd(10)}${text}.`, ...(advice ? [`             ${advice}.`] : [])].join(
        '\n',
      ),
    )
    .join('\n')
