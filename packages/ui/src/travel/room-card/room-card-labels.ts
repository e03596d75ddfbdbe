export interface RoomCardLabels {
  /** Badge of the most booked category. */
  popular: string
  perNight: string
}

export const roomCardLabels: RoomCardLabels = {
  popular: 'Popular',
  perNight: '/ night',
}
