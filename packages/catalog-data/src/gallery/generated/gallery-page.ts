// Made from the example business by the `content` command; do not edit.
import type { GalleryTexts } from '../../schema/page-schema.ts'

export const galleryPage: GalleryTexts = {
  heading: "Look around before you go",
  text: "Every room, pool, table and front door of our five hotels. Choose a hotel or a kind of picture, or simply scroll.",
  showFilters: "Show Filters",
  nothingFound: "No images found"
}
