import { createCoastMap } from '@susegad/catalog-data/coast'
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import type { CoastShape } from '../host/form-host.ts'

interface Place {
  lat: number
  lng: number
}

interface CoastPickerProps {
  coast: CoastShape
  place: Place | undefined
  onPick: (place: Place) => void
}

const size = { width: 420, height: 640 }
/** Step of the arrow keys, about a hundred metres. */
const STEP = 0.001

const rounded = (value: number) => Math.round(value * 1e4) / 1e4
const moves: Record<string, readonly [number, number]> = {
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
}

/** A map of the coast: a click sets the place, arrow keys move it by about a hundred metres. */
export function CoastPicker({ coast, place, onPick }: CoastPickerProps) {
  const map = useMemo(() => {
    const { project, landPath, coastPath, riverPath } = createCoastMap(coast, { ...size, padding: 28 })
    const origin = project({ lat: 0, lng: 0 })
    const degree = project({ lat: 1, lng: 1 })
    const back = (x: number, y: number): Place => ({
      lat: rounded((y - origin.y) / (degree.y - origin.y)),
      lng: rounded((x - origin.x) / (degree.x - origin.x)),
    })
    const towns = coast.landmarks.filter(({ kind }) => kind === 'town')
    return { project, back, land: landPath(), shore: coastPath(), rivers: coast.rivers.map(riverPath), towns }
  }, [coast])
  const pin = place && map.project(place)

  function press(event: PointerEvent<SVGSVGElement>) {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const matrix = event.currentTarget.getScreenCTM()?.inverse()
    if (!matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    onPick(map.back(x, y))
  }
  function step(event: KeyboardEvent) {
    const move = moves[event.key]
    if (!move || !place) return
    event.preventDefault()
    const times = event.shiftKey ? 10 : 1
    onPick({ lat: rounded(place.lat + move[0] * times), lng: rounded(place.lng + move[1] * times) })
  }

  return (
    <div className="studio-coast">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="application"
        aria-label={
          place
            ? `Place on the map, ${place.lat} north, ${place.lng} east. Arrow keys move it.`
            : 'Place on the map. Enter degrees, or press the map.'
        }
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the pin
        tabIndex={0}
        onPointerDown={press}
        onPointerMove={press}
        onKeyDown={step}
      >
        <path className="studio-coast-land" d={map.land} />
        <path className="studio-coast-shore" d={map.shore} />
        {map.rivers.map((river) => (
          <path key={river} className="studio-coast-river" d={river} />
        ))}
        {map.towns.map(({ name, at: [lat, lng] }) => {
          const { x, y } = map.project({ lat, lng })
          return (
            <g key={name} className="studio-coast-town">
              <circle cx={x} cy={y} r={3} />
              <text x={x + 8} y={y + 5}>
                {name}
              </text>
            </g>
          )
        })}
        {pin && (
          <g className="studio-coast-pin" transform={`translate(${pin.x} ${pin.y})`}>
            <path d="M0 0C-10 -14 -14 -18 -14 -26A14 14 0 1 1 14 -26C14 -18 10 -14 0 0Z" />
            <circle cy={-26} r={5} />
          </g>
        )}
      </svg>
      <p className="studio-hint">Press the map to place the pin. Arrow keys move it by 100 metres.</p>
    </div>
  )
}
