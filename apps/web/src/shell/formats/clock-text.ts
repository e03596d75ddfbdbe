/** Formats a 24-hour time as a 12-hour one: '13:00' is 1 pm. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (hours === 12 && minutes === 0) return '12 noon'
  const past = minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`
}
