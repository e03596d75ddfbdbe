import { answerParent } from '../../../child-process.ts'
import { convertPhoto } from './convert-photo.ts'
import { PhotoRefused } from './photo-refused.ts'

answerParent(convertPhoto, PhotoRefused)
