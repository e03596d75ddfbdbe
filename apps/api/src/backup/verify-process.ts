import { answerParent } from '../child-process.ts'
import { StartError } from '../config.ts'
import { verifyBackup } from './restore-backup.ts'

export interface VerifyTask {
  file: string
  key: string | undefined
}

answerParent(({ file, key }: VerifyTask) => verifyBackup(file, key), StartError)
