export const statusBadgeLabels = {
  pending: 'pending',
  inProgress: 'in progress',
  resolved: 'resolved',
}

export type StatusBadgeLabels = typeof statusBadgeLabels
