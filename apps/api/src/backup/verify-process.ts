import { StartError } from '../config.ts'
import { faultOf } from '../fault.ts'
import { verifyBackup } from './restore-backup.ts'
import type { VerifyAnswer, VerifyTask } from './verify-aside.ts'

async function answerTo({ file, key }: VerifyTask): Promise<VerifyAnswer> {
  try {
    return { verified: await verifyBackup(file, key) }
  } catch (error) {
    if (error instanceof StartError) return { refusal: error.message }
    const { fault, message } = faultOf(error)
    return { failure: `${fault}: ${message}` }
  }
}

process.once('message', (task: VerifyTask) => {
  answerTo(task).then((answer) => process.send?.(answer, () => process.exit()))
})
// End with the service: nobody waits for the answer any more.
process.once('disconnect', () => process.exit())
