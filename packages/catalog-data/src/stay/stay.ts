export { estimateStay, mealPlanOf } from './estimate-stay.ts'
export type {
  OpenQuestion,
  RoomParty,
  StayEstimate,
  StayLine,
  StayOptions,
  StayTrip,
} from './stay-estimate.ts'
export { MOST_NIGHTS, nightsBetween, todayIn } from './stay-nights.ts'
