export interface NavigationLink {
  label: string
  to: string
}
