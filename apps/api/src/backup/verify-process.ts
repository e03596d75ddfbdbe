import { answerParent } from '../process/child-process.ts'
import { StartError } from '../settings/config.ts'
import { verifyBackup } from './restore-backup.ts'

export interface VerifyTask {
  file: string
  key: string | undefined
}

answerParent(({ file, key }: VerifyTask) => verifyBackup(file, key), StartError)
