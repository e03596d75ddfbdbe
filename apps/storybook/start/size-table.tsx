import budgets from '../../../packages/ui/test/size-budgets.json' with { type: 'json' }

const kilobytes = (bytes = 0) => (bytes > 0 ? (bytes / 1000).toFixed(1) : '–')

/** The size budgets that the size check enforces for every entry. */
export function SizeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">JS</th>
          <th scope="col">CSS</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(budgets).map(([entry, [script, style]]) => (
          <tr key={entry}>
            <td>
              <code>{entry}</code>
            </td>
            <td>{kilobytes(script)}</td>
            <td>{kilobytes(style)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
