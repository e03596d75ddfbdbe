import { mapSearch } from '@susegad/catalog-data/place'
import { Button } from '@susegad/ui/button'
import { MapPinIcon } from '@susegad/ui/icon'
import { MapEmbed } from '@susegad/ui/map-embed'

interface PlaceMapProps {
  /** What the map shows. */
  of: string
  /** Where it is, as one would look for it; null where maps don't know the place. */
  where: string | null
  src: string | null | undefined
}

/** The map of a place; where it is kept out, the link below still leads there. */
export function PlaceMap({ of, where, src }: PlaceMapProps) {
  return (
    <MapEmbed
      title={`Map of ${of}`}
      src={src ?? undefined}
      link={
        where ? (
          <Button variant="secondary" size="sm" asChild>
            <a href={mapSearch(where)} target="_blank" rel="noopener">
              <MapPinIcon />
              Open in Google Maps
            </a>
          </Button>
        ) : null
      }
    />
  )
}
