import { type Converted, type ConvertTask, convertPhoto } from './convert-photo.ts'
import { PhotoRefused } from './photo-refused.ts'

export type ConvertAnswer =
  | { progress: number }
  | { converted: Converted }
  | { refusal: string }
  | { failure: string }

const tell = (answer: ConvertAnswer): void => {
  process.send?.(answer)
}

process.once('message', (task: ConvertTask) => {
  convertPhoto(task, (progress) => tell({ progress })).then(
    (converted) => tell({ converted }),
    (error: unknown) =>
      tell(error instanceof PhotoRefused ? { refusal: error.message } : { failure: String(error) }),
  )
})
process.once('disconnect', () => process.exit())
