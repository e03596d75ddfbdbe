import type { Photo } from '@susegad/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { studio } from '../studio-queries.ts'

/** The uploaded photo of this name; undefined of pictures that came with the site. */
export function useUploadedPhoto(src: string): Photo | undefined {
  const { data } = useQuery({
    ...studio.photos(),
    select: ({ photos }) => new Map(photos.map((photo) => [photo.src, photo])),
  })
  return data?.get(src)
}

/** Where a picture of a record is shown from; undefined while it is not known. */
export function usePictureUrl(src: string): string | undefined {
  const { data } = useQuery({
    ...studio.pictures(),
    select: ({ pictures }) => new Map(pictures.map((picture) => [picture.src, picture.url])),
  })
  return src.startsWith('https://') ? src : data?.get(src)
}
