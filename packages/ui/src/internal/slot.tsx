import * as React from 'react'
import { mergeRefs } from './merge-refs.ts'

export interface SlotProps extends React.HTMLAttributes<HTMLElement> {
  ref?: React.Ref<HTMLElement> | undefined
}

type Props = Record<string, unknown>
type Handler = (...args: unknown[]) => unknown

/**
 * Renders its single child element with the slot's props merged in: both handlers run, the child's first; classes,
 * styles and descriptions are combined; otherwise the child's props win. Among several children, `Slottable` marks it.
 */
export function Slot({ children, ref, ...slotProps }: SlotProps): React.ReactNode {
  const siblings = Array.isArray(children) ? children : [children]
  const place = siblings.findIndex(isSlottable)
  const child = resolved(place < 0 ? children : siblings[place].props.children)
  const element = React.isValidElement<Props>(child) ? child : undefined
  const mergedRef = useMergedRef(ref, element?.props.ref as React.Ref<HTMLElement> | undefined)
  if (!element) {
    if (!child && child !== 0 && place < 0) return null
    throw new Error('`asChild` gives its look to the element inside it: put exactly one element there.')
  }
  const inner = place < 0 ? [] : siblings.with(place, element.props.children as React.ReactNode)
  return React.cloneElement(
    element,
    { ...mergeProps(slotProps, element.props), ...(mergedRef && { ref: mergedRef }) },
    ...inner,
  )
}

/** Marks the element that the slot becomes; its siblings move into that element. */
export function Slottable({ children }: { children?: React.ReactNode }): React.ReactNode {
  return children
}

const isSlottable = (node: unknown): node is React.ReactElement<React.PropsWithChildren> =>
  React.isValidElement(node) && node.type === Slottable

/** Waits for children that a server component is still streaming. */
function resolved(node: React.ReactNode): React.ReactNode {
  const lazy = node as { $$typeof?: symbol; _payload?: PromiseLike<React.ReactNode> } | null | undefined
  return lazy?.$$typeof === Symbol.for('react.lazy') && lazy._payload && 'then' in lazy._payload
    ? resolved(React.use(lazy._payload))
    : node
}

function useMergedRef(
  ours: React.Ref<HTMLElement> | undefined,
  theirs: React.Ref<HTMLElement> | undefined,
): React.Ref<HTMLElement> | undefined {
  const merged = React.useMemo(() => mergeRefs(ours, theirs), [ours, theirs])
  return ours && theirs ? merged : (ours ?? theirs)
}

function mergeProps(slotProps: object, childProps: Props): Props {
  const merged: Props = { ...slotProps, ...childProps }
  for (const [name, ours] of Object.entries(slotProps)) {
    const theirs = childProps[name]
    if (name === 'style') merged[name] = { ...ours, ...(theirs as object | undefined) }
    else if (name === 'className') merged[name] = joined(ours, theirs)
    else if (name === 'aria-describedby') merged[name] = joined(theirs, ours)
    else if (/^on[A-Z]/.test(name) && ours) merged[name] = theirs ? both(theirs as Handler, ours) : ours
  }
  return merged
}

const joined = (...values: unknown[]) => values.filter(Boolean).join(' ') || undefined

const both =
  (theirs: Handler, ours: Handler): Handler =>
  (...args) => {
    const result = theirs(...args)
    ours(...args)
    return result
  }
