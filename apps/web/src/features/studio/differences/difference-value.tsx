import { useQuery } from '@tanstack/react-query'
import { studio } from '../content/studio-queries.ts'
import { valueText } from './difference-text.ts'

const srcOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'src') : value

/** Shows a value of a record; photos as pictures. */
export function DifferenceValue({ value, locale }: { value: unknown; locale: string }) {
  const { data } = useQuery({
    ...studio.pictures(),
    select: ({ pictures }) => new Map(pictures.map(({ src, url }) => [src, url])),
  })
  const shown = (Array.isArray(value) ? value : [value]).map((item) => {
    const src = srcOf(item)
    return { item, url: typeof src === 'string' ? data?.get(src) : undefined }
  })
  if (shown.length === 0 || shown.some(({ url }) => url === undefined)) return valueText(value, locale)
  return shown.map(({ item, url }) => {
    const words = typeof item === 'object' ? String(Reflect.get(item, 'alt') ?? '') : ''
    return (
      <figure key={`${url} ${words}`}>
        <img src={url} alt={words === '' ? 'Photo' : ''} loading="lazy" />
        {words !== '' && <figcaption>{words}</figcaption>}
      </figure>
    )
  })
}
