/** The name of a story's picture in a theme, as Vitest names files: without double hyphens. */
export const pictureName = (story: string, theme: string): string => `${story}-${theme}`.replace(/-+/g, '-')
