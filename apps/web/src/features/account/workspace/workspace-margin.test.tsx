import { ScrollToTop } from '@susegad/ui/scroll-to-top'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../shell/site-shell.css'
import './workspace.css'

test.each([390, 800, 1100, 1440])(
  'at %i px the arrow to the top stands beside the buttons at the end of a row, not on them',
  async (width) => {
    await page.viewport(width, 844)
    await render(
      <div className="workspace">
        <div className="workspace-main">
          <div style={{ height: '300vh', paddingInlineEnd: 'var(--site-tab-clearance)' }}>
            <button type="button" style={{ width: '100%' }}>
              Remove
            </button>
          </div>
        </div>
        <ScrollToTop threshold={-1} />
      </div>,
    )
    const arrow = page.getByRole('button', { name: 'Scroll to top' }).element().getBoundingClientRect()
    const row = page.getByRole('button', { name: 'Remove' }).element().getBoundingClientRect()
    expect(arrow.left).toBeGreaterThanOrEqual(row.right)
    expect(arrow.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
)
