export const motionSwitchLabels = {
  pause: 'Pause motion',
  /** Explains why the switch is disabled when the system asks for reduced motion. */
  device: 'Motion is paused by your device',
}

export type MotionSwitchLabels = typeof motionSwitchLabels
