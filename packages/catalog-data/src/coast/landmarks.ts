import type { LatLng } from './shoreline.ts'

export interface Landmark {
  name: string
  kind: 'town' | 'fort' | 'church' | 'waterfall' | 'airport' | 'lake'
  at: LatLng
}

/** Landmarks for orientation, from north to south. */
export const landmarks: readonly Landmark[] = [
  { name: 'Mopa Airport', kind: 'airport', at: [15.7429, 73.8609] },
  { name: 'Tiracol Fort', kind: 'fort', at: [15.7218, 73.6871] },
  { name: 'Chapora Fort', kind: 'fort', at: [15.6056, 73.7363] },
  { name: 'Mapusa', kind: 'town', at: [15.5915, 73.8087] },
  { name: 'Mayem Lake', kind: 'lake', at: [15.5748, 73.9392] },
  { name: 'Old Goa', kind: 'church', at: [15.5009, 73.9116] },
  { name: 'Panaji', kind: 'town', at: [15.4968, 73.8278] },
  { name: 'Fort Aguada', kind: 'fort', at: [15.4925, 73.7737] },
  { name: 'Ponda', kind: 'town', at: [15.4027, 74.0078] },
  { name: 'Vasco da Gama', kind: 'town', at: [15.3955, 73.8157] },
  { name: 'Dabolim Airport', kind: 'airport', at: [15.3803, 73.8314] },
  { name: 'Dudhsagar', kind: 'waterfall', at: [15.3144, 74.3143] },
  { name: 'Margao', kind: 'town', at: [15.2736, 73.9581] },
  { name: 'Cabo de Rama', kind: 'fort', at: [15.0886, 73.9192] },
  { name: 'Chaudi', kind: 'town', at: [15.0095, 74.05] },
]
