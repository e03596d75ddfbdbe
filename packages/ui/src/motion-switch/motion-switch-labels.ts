export interface MotionSwitchLabels {
  pause: string
  /** Explains why it is fixed where the system asks for less motion. */
  device: string
}

export const motionSwitchLabels: MotionSwitchLabels = {
  pause: 'Pause motion',
  device: 'Motion is paused by your device',
}
