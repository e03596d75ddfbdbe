const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

export const viewports = {
  phone: viewport('Phone', 390, 844, 'mobile'),
  smallest: viewport('Smallest', 320, 640, 'mobile'),
  tablet: viewport('Tablet', 768, 1024, 'tablet'),
  laptop: viewport('Laptop', 1024, 768, 'desktop'),
  desktop: viewport('Desktop', 1440, 900, 'desktop'),
  wall: viewport('Wall', 2560, 1440, 'desktop'),
}
