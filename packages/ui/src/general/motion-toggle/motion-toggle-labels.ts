export interface MotionToggleLabels {
  pause: string
  play: string
}

export const motionToggleLabels: MotionToggleLabels = {
  pause: 'Pause',
  play: 'Play',
}
