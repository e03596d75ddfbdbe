// Made from the example business by the `content` command; do not edit.
import { amaraGrandHotelCard } from '../hotels/generated/amara-grand-hotel-card.ts'
import { amaraGrandHotelPictures } from '../hotels/generated/amara-grand-hotel-pictures.ts'
import { laViewHotelCard } from '../hotels/generated/la-view-hotel-card.ts'
import { laViewHotelPictures } from '../hotels/generated/la-view-hotel-pictures.ts'
import { regentLagunaHotelCard } from '../hotels/generated/regent-laguna-hotel-card.ts'
import { regentLagunaHotelPictures } from '../hotels/generated/regent-laguna-hotel-pictures.ts'
import { wotelCalanguteCard } from '../hotels/generated/wotel-calangute-card.ts'
import { wotelCalangutePictures } from '../hotels/generated/wotel-calangute-pictures.ts'
import { treeHouseHotelCard } from '../hotels/generated/tree-house-hotel-card.ts'
import { treeHouseHotelPictures } from '../hotels/generated/tree-house-hotel-pictures.ts'
import { type GalleryHotel, galleryHotel } from './gallery-hotel.ts'

/** Every hotel's pictures, in the order of the hotels. */
export const galleryHotels: readonly GalleryHotel[] = [
  galleryHotel(amaraGrandHotelCard, amaraGrandHotelPictures),
  galleryHotel(laViewHotelCard, laViewHotelPictures),
  galleryHotel(regentLagunaHotelCard, regentLagunaHotelPictures),
  galleryHotel(wotelCalanguteCard, wotelCalangutePictures),
  galleryHotel(treeHouseHotelCard, treeHouseHotelPictures),
]
