import type * as React from 'react'
import { showHeld } from './held-state.ts'

export interface StateMatrixProps<Props> {
  /** Props of each row, by the row's name. */
  rows: Record<string, Partial<Props>>
  /** Props of each column, by the column's name. Without columns the rows become a grid of named cells. */
  columns?: Record<string, Partial<Props>>
  /** Minimum width of a cell in that grid. @default '100%' */
  cell?: string
  /** Selector of the element shown in its hover, focus or pressed state. @default the first control */
  held?: string
  /** Renders one cell; `null` leaves it empty. */
  children: (state: Partial<Props>, row: string, column: string) => React.ReactNode
}

/** For stories: shows the states of a component in a table of rows and columns. */
export function StateMatrix<Props extends object>({
  rows,
  columns,
  cell = '100%',
  held,
  children,
}: StateMatrixProps<Props>): React.JSX.Element {
  if (!columns) {
    return (
      <div className="state-matrix">
        <div className="state-matrix-grid" style={{ '--cell': cell } as React.CSSProperties}>
          {Object.entries(rows).map(([row, state]) => (
            <div key={row} className="state-matrix-cell">
              <p className="state-matrix-name">{row}</p>
              <div ref={showHeld([row], held)}>{children(state, row, '')}</div>
            </div>
          ))}
        </div>
      </div>
    )
  }
  return (
    <div className="state-matrix">
      <table className="state-matrix-table">
        <thead>
          <tr>
            <td />
            {Object.keys(columns).map((column) => (
              <th key={column} scope="col" className="state-matrix-name">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([row, ofRow]) => (
            <tr key={row}>
              <th scope="row" className="state-matrix-name">
                {row}
              </th>
              {Object.entries(columns).map(([column, ofColumn]) => (
                <td key={column} data-column={column} ref={showHeld([row, column], held)}>
                  {children({ ...ofRow, ...ofColumn }, row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `each('size', ['sm', 'md'])`: one row or column for each value of a prop. */
export function each<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
): Record<string, Record<Name, Value>> {
  return Object.fromEntries(values.map((value) => [value, { [name]: value } as Record<Name, Value>]))
}
