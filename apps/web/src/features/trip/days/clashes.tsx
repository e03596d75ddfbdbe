import { type Clash, clashText, type PlaceNames } from '@susegad/catalog-data/trip'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { changeWithFocus, move } from './move-place.ts'

interface ClashesProps {
  clashes: readonly Clash[]
  names: PlaceNames
}

/** What stands against a day, each with the press that mends it where there is one. */
export function Clashes({ clashes, names }: ClashesProps) {
  if (clashes.length === 0) return null
  return (
    <div className="trip-clashes">
      {clashes.map((clash) => {
        const text = clashText(clash, names)
        const { suggestion } = clash
        return (
          <Alert
            key={`${clash.kind} ${clash.places.join()}`}
            tone={clash.severity === 'problem' ? 'warning' : 'info'}
          >
            <p>{text}</p>
            {suggestion && (
              <Button
                size="sm"
                variant="outline"
                onClick={() =>
                  changeWithFocus(suggestion.place, () =>
                    move(suggestion.place, { day: suggestion.day, index: Number.MAX_SAFE_INTEGER }),
                  )
                }
              >
                Move {names[suggestion.place]} to day {suggestion.day + 1}
              </Button>
            )}
          </Alert>
        )
      })}
    </div>
  )
}
