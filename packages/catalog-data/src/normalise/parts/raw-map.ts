import { type Coordinates, mapEmbed } from '../../place/coordinates.ts'
import { type RawRecord, shown } from '../raw-record.ts'
import { isAbsent, isMap } from '../raw-text.ts'

const degrees = (value: unknown): number =>
  typeof value === 'string' ? Number(value) : typeof value === 'number' ? value : Number.NaN

/** Coordinates 0, 0 mean that none were entered. */
function onEarth({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0)
}

/** Reads an embed URL, extracts it from a pasted `<iframe>`, or builds it from the coordinates and a zoom. */
export function readEmbed(record: RawRecord, field: string, ...others: string[]): string | null {
  const value = record.take(field, ...others)
  if (isAbsent(value)) return null
  const own = record.peek('coordinates')
  if (isMap(value) && isMap(own) && typeof value.zoom === 'number')
    return mapEmbed({ lat: degrees(own.lat), lng: degrees(own.lng) }, value.zoom)
  if (typeof value !== 'string') {
    record.complain(field, `${shown(value)} is not a map address`, 'Paste an embed link.')
    return null
  }
  const address = /<iframe[^>]*\ssrc=["']([^"']+)["']/i.exec(value)?.[1] ?? value.trim()
  if (!/^https:\/\/[^\s/?#]+\.[^\s/?#]+\S*$/.test(address)) {
    record.complain(
      field,
      `${shown(value)} cannot be embedded`,
      'Paste the https address from Share, Embed a map.',
    )
    return null
  }
  return address
}

function fromEmbed(embed: string | null): Coordinates | null {
  const found = /[?&]q=(-?[\d.]+)(?:,|%2C)(-?[\d.]+)/i.exec(embed ?? '')
  const pb = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(embed ?? '')
  const place = found
    ? { lat: Number(found[1]), lng: Number(found[2]) }
    : pb
      ? { lat: Number(pb[2]), lng: Number(pb[1]) }
      : null
  return place !== null && onEarth(place) ? place : null
}

/** Reads `coordinates`, or takes them from the map's address. */
export function readCoordinates(record: RawRecord, embed: string | null): Coordinates | null {
  const value = record.take('coordinates')
  if (isAbsent(value)) return fromEmbed(embed)
  const place = isMap(value)
    ? { lat: degrees(value.lat), lng: degrees(value.lng) }
    : { lat: Number.NaN, lng: Number.NaN }
  if (onEarth(place)) return place
  record.complain(
    'coordinates',
    `${isMap(value) ? `${place.lat}, ${place.lng}` : shown(value)} is not a place`,
    'Write {"lat": 12.3, "lng": 45.6}.',
  )
  return null
}
