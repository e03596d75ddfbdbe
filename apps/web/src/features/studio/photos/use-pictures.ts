import { useQuery } from '@tanstack/react-query'
import { studio } from '../studio-queries.ts'

/** Where a picture of a record is shown from; undefined while it is not known. */
export function usePictureUrl(src: string): string | undefined {
  const { data } = useQuery({
    ...studio.pictures(),
    select: ({ pictures }) => new Map(pictures.map((picture) => [picture.src, picture.url])),
  })
  return src.startsWith('https://') ? src : data?.get(src)
}
