/** Placeholder of the calendar's size, so that nothing moves when it renders. */
export function CalendarFrame({ months = 1 }: { months?: 1 | 2 | undefined }): React.JSX.Element {
  return (
    <div className="sg-calendar-months">
      <div className="sg-calendar-month" />
      {months === 2 && <div className="sg-calendar-month" />}
    </div>
  )
}
