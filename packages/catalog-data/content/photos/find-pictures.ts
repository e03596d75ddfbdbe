import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import type { EncodedPicture } from './encoded-pictures.ts'

/** Finds pictures by name; one that is still to be encoded has a place already, so that its record can be listed. */
export function findPictures(encoded: ReadonlyMap<string, EncodedPicture>): PictureLookup {
  return (name) =>
    encoded.get(name)?.file ??
    (/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(name)
      ? { name, hash: '', width: 1920, height: 1200, tints: ['#e7ded0', '#a9bfba', '#3c5a60'] }
      : undefined)
}
