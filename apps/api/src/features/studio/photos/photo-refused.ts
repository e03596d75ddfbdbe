/** The photo cannot be used; the message is for whoever uploaded it. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
}
