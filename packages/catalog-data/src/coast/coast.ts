import type { CoastRecord } from '../schema/coast-schema.ts'

export {
  type CoastAnchor,
  type CoastMap,
  type CoastMapSetting,
  createCoastMap,
  type MapPoint,
} from './coast-map.ts'
export { coast } from './generated/coast.ts'
export { roadMinutes } from './road-minutes.ts'

/** The coast of a business: its shore, where its map ends inland, rivers and landmarks. */
export type Coast = CoastRecord
export type River = Coast['rivers'][number]
export type Landmark = Coast['landmarks'][number]
/** In degrees north and east. */
export type LatLng = Landmark['at']
