import { answerParent } from '../../process/child-process.ts'
import { convertPhoto } from './convert-photo.ts'
import { PhotoRefused } from './photo-refused.ts'

answerParent(convertPhoto, PhotoRefused)
