import type { ActivitySummary } from '@susegad/catalog-data/activities'
import type { BeachSummary } from '@susegad/catalog-data/beaches'
import type { ActivityOnCard, BeachOnCard } from '../page-data.ts'

export const activityOnCard = ({
  id,
  coordinates,
  rating,
  activityNames,
  ...shown
}: ActivitySummary): ActivityOnCard => shown

export const beachOnCard = ({ id, coordinates, ...shown }: BeachSummary): BeachOnCard => shown
