import type { CroppablePhoto } from '@susegad/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { studio } from '../content/studio-queries.ts'

function usePicture(src: string) {
  const { data } = useQuery({
    ...studio.pictures(),
    select: ({ pictures }) => new Map(pictures.map((picture) => [picture.src, picture])),
  })
  return data?.get(src)
}

/** The uploaded photo with this name; undefined for pictures that came with the site. */
export const useUploadedPhoto = (src: string): CroppablePhoto | undefined =>
  usePicture(src)?.photo ?? undefined

/** URL of a record's picture; undefined while unknown. */
export function usePictureUrl(src: string): string | undefined {
  const url = usePicture(src)?.url
  return src.startsWith('https://') ? src : url
}
