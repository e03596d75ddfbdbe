import type { ApiClient } from '@susegad/api-client/client'
import type { Photo } from '@susegad/api-client/contract'
import { LOOK_AGAIN, sleep } from '../../../signed-in/upload/sleep.ts'

type CropCalls = Pick<ApiClient['studio'], 'cropPhoto' | 'photo'>

/** Crops a photo, and waits until the crop can be shown. */
export async function cropPhoto(
  calls: CropCalls,
  id: string,
  focus: Photo['focus'],
  signal: AbortSignal,
): Promise<Photo> {
  let { photo } = await calls.cropPhoto(id, { focus }, { signal })
  while (photo.state === 'converting') {
    await sleep(LOOK_AGAIN, signal)
    photo = (await calls.photo(photo._id, { signal })).photo
  }
  return photo
}
