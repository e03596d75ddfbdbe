import { mapSearch } from '@susegad/catalog-data/place'
import { Button } from '@susegad/ui/button'
import { MapPinIcon } from '@susegad/ui/icon'
import { MapEmbed } from '@susegad/ui/map-embed'
import { useSite } from '../../page-data/site.ts'

interface PlaceMapProps {
  /** Name of the place on the map. */
  of: string
  /** Search text for a map service; null if the place is not on maps. */
  where: string | null
  src: string | null | undefined
}

/** The map of a place; if the embed is blocked, the link below still leads there. */
export function PlaceMap({ of, where, src }: PlaceMapProps) {
  const { region } = useSite().business
  return (
    <MapEmbed
      title={`Map of ${of}`}
      src={src ?? undefined}
      labels={
        where ? { failed: `The map can’t be shown here. Look for ${where} in Google Maps.` } : undefined
      }
      link={
        where ? (
          <Button variant="secondary" size="sm" asChild>
            <a href={mapSearch(where, region.name)} target="_blank" rel="noopener">
              <MapPinIcon />
              Open in Google Maps
            </a>
          </Button>
        ) : null
      }
    />
  )
}
