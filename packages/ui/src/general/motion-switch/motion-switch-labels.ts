export interface MotionSwitchLabels {
  pause: string
  /** Explains why the switch is disabled when the system asks for reduced motion. */
  device: string
}

export const motionSwitchLabels: MotionSwitchLabels = {
  pause: 'Pause motion',
  device: 'Motion is paused by your device',
}
