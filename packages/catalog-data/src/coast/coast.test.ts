import { describe, expect, it } from 'vitest'
import { beachSummaries } from '../beaches/beach-summaries.ts'
import { createCoastMap, coast as ownCoast } from './coast.ts'

if (ownCoast === undefined) throw new Error('The example has lost its coast.')
const coast = ownCoast
const { shore: shoreline, rivers, landmarks } = coast

const kilometresApart = (a: { x: number; y: number }, b: { x: number; y: number }, kilometre: number) =>
  Math.hypot(a.x - b.x, a.y - b.y) / kilometre

const beaches = beachSummaries.flatMap(({ name, coordinates }) =>
  coordinates ? [{ name, coordinates }] : [],
)

describe('the coast', () => {
  const map = createCoastMap(coast, { width: 600, height: 1200, padding: 40 })

  it('is within a kilometre of every beach', () => {
    for (const { name, coordinates } of beaches) {
      const { shore, ...dot } = map.anchor(coordinates)
      expect(kilometresApart(dot, shore, map.kilometre), name).toBeLessThan(1)
    }
  })

  it('keeps north above south and the land east of the water', () => {
    const stops = beaches.map(({ coordinates }) => map.project(coordinates))
    expect(stops.map(({ y }) => y)).toEqual(stops.map(({ y }) => y).sort((a, b) => a - b))
    expect(map.project({ lat: 15.2736, lng: 73.9581 }).x).toBeGreaterThan(
      map.project({ lat: 15.2768, lng: 73.914 }).x,
    )
  })

  it('is turned with the sea at the bottom if north is left', () => {
    const lying = createCoastMap(coast, { width: 1200, height: 500, padding: 30, north: 'left' })
    const [arambol, palolem] = [
      lying.project({ lat: 15.6868, lng: 73.7042 }),
      lying.project({ lat: 15.01, lng: 74.0232 }),
    ]
    expect(arambol.x).toBeLessThan(palolem.x)
    const margao = lying.anchor({ lat: 15.2736, lng: 73.9581 })
    expect(margao.shore.y).toBeGreaterThan(margao.y)
    expect(margao.seaward).toEqual({ x: 0, y: 1 })
  })

  it('fits the whole shore between the paddings, at one scale', () => {
    const points = shoreline.map(([lat, lng]) => map.project({ lat, lng }))
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    expect(Math.min(...xs)).toBeCloseTo(40)
    expect(Math.max(...xs)).toBeCloseTo(560)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(40)
    expect(Math.max(...ys)).toBeLessThanOrEqual(1160)
    const [north, south] = [map.project({ lat: 15.7, lng: 73.8 }), map.project({ lat: 15.0, lng: 73.8 })]
    expect((south.y - north.y) / map.kilometre).toBeCloseTo(77.9, 0)
  })

  it('zooms to a few places', () => {
    const near = createCoastMap(coast, {
      width: 300,
      height: 300,
      padding: 60,
      around: [
        { lat: 15.5439, lng: 73.7553 },
        { lat: 15.5178, lng: 73.7628 },
      ],
    })
    expect(near.kilometre).toBeGreaterThan(map.kilometre * 3)
  })

  it('draws paths without invalid numbers', () => {
    for (const path of [map.coastPath(), map.landPath(), ...rivers.map((river) => map.riverPath(river))]) {
      expect(path).toMatch(/^M/)
      expect(path).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('ends its line at the last point of the shore, without the rounding of each step added up', () => {
    const [, startX, startY, steps = ''] = /^M(\S+) ([^c]+)(.*)$/.exec(map.coastPath()) ?? []
    const end = { x: Number(startX), y: Number(startY) }
    for (const curve of steps.split(/[cs]/).slice(1)) {
      const [x, y] = curve.split(' ').map(Number).slice(-2)
      end.x += x ?? Number.NaN
      end.y += y ?? Number.NaN
    }
    const [lat, lng] = shoreline.at(-1) ?? [0, 0]
    const last = map.project({ lat, lng })
    expect(Math.abs(end.x - last.x)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(end.y - last.y)).toBeLessThanOrEqual(0.5)
  })

  it('lists its landmarks from north to south', () => {
    const latitudes = landmarks.map(({ at }) => at[0])
    expect(latitudes).toEqual([...latitudes].sort((a, b) => b - a))
  })
})
