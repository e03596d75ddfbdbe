export const motionToggleLabels = {
  pause: 'Pause',
  play: 'Play',
}

export type MotionToggleLabels = typeof motionToggleLabels
