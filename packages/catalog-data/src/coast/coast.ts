export {
  type CoastAnchor,
  type CoastMap,
  type CoastMapSetting,
  createCoastMap,
  type MapPoint,
} from './coast-map.ts'
export { type Landmark, landmarks } from './landmarks.ts'
export { inlandBorder, type LatLng, type River, rivers, shoreline } from './shoreline.ts'
