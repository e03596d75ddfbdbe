/** Upper and lower limb of the near side, then of the far side: degrees from hanging down, forward is positive. */
export type Limbs = readonly [near: number, nearLower: number, far: number, farLower: number]

export interface Posture {
  /** The trunk from upright; forward is positive. */
  lean: number
  arms: Limbs
  legs: Limbs
  /** Seen from the side, or from the front or back. */
  view?: 'side' | 'front'
  /** Height of the seat in body heights, for those who sit. */
  seat?: number
  /** The nod of the head. */
  nod?: number
}

export const postures = {
  standing: {
    lean: 0,
    arms: [-4, 6, 6, 14],
    legs: [3, -2, -4, -3],
  },
  facing: {
    view: 'front',
    lean: 0,
    arms: [-12, -6, 12, 6],
    legs: [-5, -2, 6, 3],
  },
  walking: {
    lean: 4,
    arms: [-28, -12, 26, 44],
    legs: [26, 8, -18, -34],
  },
  strolling: {
    lean: 2,
    arms: [-12, 2, 14, 26],
    legs: [15, 4, -10, -20],
  },
  carrying: {
    lean: 6,
    arms: [40, 92, 34, 86],
    legs: [20, 4, -14, -26],
  },
  balancing: {
    lean: 0,
    arms: [168, 206, -8, 8],
    legs: [16, 4, -12, -24],
  },
  waving: {
    view: 'front',
    lean: -2,
    arms: [-14, -4, 152, 172],
    legs: [-7, -3, 7, 4],
  },
  cheering: {
    view: 'front',
    lean: 0,
    arms: [-152, -168, 150, 172],
    legs: [-9, -5, 10, 5],
  },
  dancing: {
    view: 'front',
    lean: -6,
    arms: [-128, -84, 74, 150],
    legs: [-14, -4, 30, -28],
  },
  swaying: {
    view: 'front',
    lean: 8,
    arms: [-66, -150, 128, 96],
    legs: [-22, 6, 14, 2],
  },
  pulling: {
    lean: -24,
    arms: [62, 78, 70, 84],
    legs: [34, 20, -8, -12],
  },
  pushing: {
    lean: 34,
    arms: [74, 88, 64, 84],
    legs: [10, -24, -24, -52],
  },
  leaning: {
    lean: 14,
    arms: [52, 92, 44, 86],
    legs: [2, -3, -14, -8],
  },
  pointing: {
    lean: 0,
    arms: [92, 92, -6, 6],
    legs: [4, -2, -6, -4],
  },
  photographing: {
    lean: -2,
    arms: [56, 138, 50, 132],
    legs: [6, -2, -7, -4],
  },
  sitting: {
    lean: -6,
    arms: [24, 62, 18, 56],
    legs: [86, 2, 80, -6],
    seat: 0.27,
  },
  dining: {
    lean: 6,
    arms: [34, 96, 26, 84],
    legs: [88, -4, 82, -14],
    seat: 0.27,
    nod: 6,
  },
  lounging: {
    lean: -42,
    arms: [4, 52, -10, 40],
    legs: [82, 62, 92, 44],
    seat: 0.2,
    nod: 12,
  },
  lying: {
    lean: -82,
    arms: [-150, -120, -84, -80],
    legs: [88, 78, 96, 60],
    seat: 0.08,
    nod: 20,
  },
  crosslegged: {
    lean: 0,
    arms: [18, 58, -8, 40],
    legs: [82, -85, 97, -90],
    seat: 0.075,
  },
  paddling: {
    lean: 8,
    arms: [62, 84, 96, 58],
    legs: [82, 62, 86, 66],
    seat: 0.1,
  },
  riding: {
    lean: 24,
    arms: [58, 76, 52, 70],
    legs: [72, -14, 64, -22],
    seat: 0.28,
  },
  swimming: {
    lean: 84,
    arms: [176, 180, 80, 100],
    legs: [-70, -92, -98, -84],
    seat: 0.2,
    nod: -40,
  },
  diving: {
    lean: 72,
    arms: [70, 100, 60, 92],
    legs: [-62, -86, -96, -74],
    seat: 0.2,
    nod: -30,
  },
  flying: {
    view: 'front',
    lean: -4,
    arms: [-66, -52, 68, 50],
    legs: [-7, -4, 8, 5],
  },
  jumping: {
    view: 'front',
    lean: 8,
    arms: [-118, -132, 116, 136],
    legs: [-34, -10, 40, -22],
  },
  plunging: {
    view: 'front',
    lean: 176,
    arms: [-112, -124, 112, 126],
    legs: [-176, -178, 176, 174],
    seat: 0.5,
  },
  hanging: {
    lean: -14,
    arms: [150, 168, 146, 164],
    legs: [52, 12, 40, 2],
    seat: 0.4,
  },
  crouching: {
    lean: 38,
    arms: [42, 60, 36, 50],
    legs: [100, -38, 62, -78],
    seat: 0.2,
  },
} as const satisfies Record<string, Posture>

export type PostureName = keyof typeof postures
