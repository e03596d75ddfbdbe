export interface StatusBadgeLabels {
  pending: string
  inProgress: string
  resolved: string
}

export const statusBadgeLabels: StatusBadgeLabels = {
  pending: 'pending',
  inProgress: 'in progress',
  resolved: 'resolved',
}
