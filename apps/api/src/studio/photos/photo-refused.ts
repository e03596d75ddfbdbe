/** The photo can't be used; the message is for the uploader. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
}
