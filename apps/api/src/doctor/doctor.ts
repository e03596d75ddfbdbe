import { readConfig, StartError } from '../settings/config.ts'
import { examineBackups } from './backups.ts'
import { examineDatabase } from './database.ts'
import { bad, type Finding } from './finding.ts'
import { examineMail } from './mail.ts'
import { examinePhotos } from './photos.ts'
import { examineSettings } from './settings.ts'
import { examineWhatsApp } from './whatsapp.ts'

type Report = (Finding & { about: string })[]

/** Examines everything the service depends on, and changes nothing. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Report> {
  try {
    const config = readConfig(env)
    const parts: Record<string, Finding[] | Promise<Finding | Finding[]>> = {
      Settings: examineSettings(config, env),
      Database: examineDatabase(config),
      Mail: examineMail(config),
      WhatsApp: examineWhatsApp(config),
      Backups: examineBackups(config),
      Photos: examinePhotos(config),
    }
    const reports = Object.entries(parts).map(async ([about, findings]) =>
      [await findings].flat().map((finding) => ({ about, ...finding })),
    )
    return (await Promise.all(reports)).flat()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const finding = bad(error.message.replace(/\.$/, ''), 'Correct it: the service does not start without it')
    return [{ about: 'Settings', ...finding }]
  }
}

const signs = { good: '✓', doubtful: '!', bad: '✗' }

export const asLines = (report: Report): string =>
  report
    .map(({ about, verdict, text, advice }) => {
      const line = `${signs[verdict]} ${about.padEnd(10)}${text}.`
      return advice ? `${line}\n             ${advice}.` : line
    })
    .join('\n')
