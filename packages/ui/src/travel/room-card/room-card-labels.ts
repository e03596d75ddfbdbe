export const roomCardLabels = {
  /** Badge of the most booked category. */
  popular: 'Popular',
  perNight: '/ night',
}

export type RoomCardLabels = typeof roomCardLabels
