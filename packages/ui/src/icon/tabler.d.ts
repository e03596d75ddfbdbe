// Tabler types only its whole set, in one file of 6,000 icons; the modules of single icons have no types.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const outline: (
    props: Omit<import('react').ComponentProps<'svg'>, 'stroke'> & { size?: string },
  ) => import('react').ReactNode
  export default outline
}
