import { answerWith } from '../answer-shape.ts'
import type { PageQuery } from '../contract/enquiry/listing.ts'
import type { CropInput, PhotoInput, PhotoList, PhotoResult, PictureList } from '../contract/studio/photo.ts'
import type { PreviewInput, PreviewResult } from '../contract/studio/preview.ts'
import type {
  ContentName,
  ContentRecordResult,
  ContentSchemaResult,
  DraftInput,
  DraftResult,
} from '../contract/studio/record.ts'
import type {
  Changes,
  ContentOverview,
  PublishInput,
  ReleaseDetail,
  ReleaseList,
  ReleaseResult,
} from '../contract/studio/release.ts'
import type { ImportChoice, ImportResult, TakeInput, TakeResult } from '../contract/studio/transfer.ts'
import { type CallOptions, type Calls, path, withQuery } from './call.ts'

const recordAnswer = answerWith<ContentRecordResult>('record')
const releaseAnswer = answerWith<ReleaseResult>('release')
const photoAnswer = answerWith<PhotoResult>('photo')
const importAnswer = answerWith<ImportResult>('import')
const to = ({ kind, slug }: ContentName) => path`/content/records/${kind}/${slug}`

/** IMPORT_MINUTES of the contract, without importing its other constants into every page. */
const importTimeout = 15 * 60_000

export const studioCalls = ({ read, send, tell, file }: Calls) => ({
  /** Every record with its state, and what is being published. */
  overview: (options?: CallOptions) =>
    read('/content', answerWith<ContentOverview>('kinds', 'records'), options),
  /** The JSON Schema of a record, for building a form. */
  schema: (name: string, options?: CallOptions) =>
    read(path`/content/schemas/${name}`, answerWith<ContentSchemaResult>('schema'), options),
  /** The draft of a record, or what is published. */
  record: (name: ContentName, options?: CallOptions) => read(to(name), recordAnswer, options),
  /** Saves a draft. Fields that others changed meanwhile are merged; a conflict's body is a `DraftConflict`. */
  save: (name: ContentName, input: DraftInput, options?: CallOptions) =>
    send('PUT', to(name), answerWith<DraftResult>('record', 'merged'), input, options),
  /** Discards a draft: the record goes back to what visitors see. */
  discard: (name: ContentName, version: string, options?: CallOptions) =>
    tell('DELETE', withQuery(to(name), { version }), undefined, options),

  /** What publishing would change, field by field. */
  changes: (options?: CallOptions) => read('/content/changes', answerWith<Changes>('changes'), options),
  /** Publishes drafts now or at a set time; follow it with `release`. */
  publish: (input: PublishInput, options?: CallOptions) =>
    send('POST', '/content/releases', releaseAnswer, input, options),
  releases: (query: PageQuery = {}, options?: CallOptions) =>
    read(withQuery('/content/releases', query), answerWith<ReleaseList>('releases', 'total'), options),
  /** A release with its differences. */
  release: (id: string, options?: CallOptions) =>
    read(path`/content/releases/${id}`, answerWith<ReleaseDetail>('release', 'changes'), options),
  /** Restores the site to an earlier release; drafts are kept. */
  putBack: (id: string, options?: CallOptions) =>
    send('POST', path`/content/releases/${id}/put-back`, releaseAnswer, undefined, options),
  /** Cancels a scheduled release; its changes become drafts again. */
  cancel: (id: string, options?: CallOptions) =>
    send('POST', path`/content/releases/${id}/cancel`, releaseAnswer, undefined, options),
  /** Takes over a scheduled release whose author may no longer edit the site. */
  confirm: (id: string, options?: CallOptions) =>
    send('POST', path`/content/releases/${id}/confirm`, releaseAnswer, undefined, options),

  /** Creates a preview link, which shows drafts without signing in until it expires. */
  preview: (input: PreviewInput, options?: CallOptions) =>
    send('POST', '/content/previews', answerWith<PreviewResult>('preview'), input, options),

  /** Uploaded photos with their state. */
  photos: (query: PageQuery = {}, options?: CallOptions) =>
    read(withQuery('/content/photos', query), answerWith<PhotoList>('photos', 'total'), options),
  /** All images that a record can show. */
  pictures: (options?: CallOptions) =>
    read('/content/pictures', answerWith<PictureList>('pictures'), options),
  photo: (id: string, options?: CallOptions) => read(path`/content/photos/${id}`, photoAnswer, options),
  /** Starts an upload; the bytes follow in chunks. */
  addPhoto: (input: PhotoInput, options?: CallOptions) =>
    send('POST', '/content/photos', photoAnswer, input, options),
  /** Sends the next bytes of an upload; after a failure, `photo` says how many were received. */
  sendChunk: (id: string, offset: number, bytes: Blob, options?: CallOptions) =>
    send('PUT', withQuery(path`/content/photos/${id}/bytes`, { offset }), photoAnswer, bytes, options),
  /** Crops a photo around its focal point into another photo; wait until it is ready. */
  cropPhoto: (id: string, input: CropInput, options?: CallOptions) =>
    send('POST', path`/content/photos/${id}/crops`, photoAnswer, input, options),
  /** Deletes an unused photo. */
  removePhoto: (id: string, options?: CallOptions) =>
    tell('DELETE', path`/content/photos/${id}`, undefined, options),

  /** Exports what is published as a zip archive of JSON files and photos. */
  exportFolder: (options?: CallOptions) => file('/content/export', options),
  /** Uploads such an archive, and answers with what applying it would change. */
  addImport: (name: string, archive: Blob, options?: CallOptions) =>
    send('POST', withQuery('/content/imports', { name }), importAnswer, archive, {
      ...options,
      timeout: importTimeout,
    }),
  /** What applying it would change now. */
  import: (id: string, choice: Partial<ImportChoice> = {}, options?: CallOptions) =>
    read(withQuery(path`/content/imports/${id}`, choice), importAnswer, options),
  /** Saves the differences as drafts; nothing is published. */
  take: (id: string, input: TakeInput, options?: CallOptions) =>
    send('POST', path`/content/imports/${id}/take`, answerWith<TakeResult>('taken'), input, options),
  dropImport: (id: string, options?: CallOptions) =>
    tell('DELETE', path`/content/imports/${id}`, undefined, options),
})
