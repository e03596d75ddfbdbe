import { answerParent } from '../../../process/child-process.ts'
import { readMail } from './read-mail.ts'

export interface ReadMailTask {
  raw: Uint8Array
  server: string | undefined
}

answerParent(({ raw, server }: ReadMailTask) => readMail(Buffer.from(raw), server))
