// Made from the example business by the `content` command; do not edit.
import { picture1 as picture_picture1, picture2 as picture_picture2, picture3 as picture_picture3, picture4 as picture_picture4 } from '../../pictures/generated/dining.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { DiningPage } from '../../schema/found-pages.ts'

export const diningPage: DiningPage = {
  title: "Dining Gallery",
  text: "Goa eats fish at noon, bread at four, and dinner late. Four tables, and what to order at them.",
  pictures: [
    {
      picture: withAlt(picture_picture1, "A fish thali: rice, curry, fried kingfish, pickle and sol kadi on a steel plate"),
      title: "The fish thali",
      text: "Rice, coconut curry, a slice of kingfish fried in semolina, clams, pickle, and a glass of pink sol kadi made of kokum. Served from noon until it is gone."
    },
    {
      picture: withAlt(picture_picture2, "A candle-lit table in the sand in front of a beach shack"),
      title: "A table in the sand",
      text: "From October to May the shacks carry their tables to the edge of the water. Ask what came in that morning, and have it with recheado, the red masala."
    },
    {
      picture: withAlt(picture_picture3, "A baker with a basket of poi bread on a bicycle"),
      title: "Poi, from the bicycle",
      text: "The poder rides round at seven and at four with wheat bread baked on bran. Butter is enough; with chouriço it is a meal."
    },
    {
      picture: withAlt(picture_picture4, "A veranda table with bebinca and coffee"),
      title: "Bebinca, slowly",
      text: "Sixteen layers of coconut milk, egg yolk and jaggery, each baked before the next is poured. Seven are enough for most cooks, and one slice for most guests."
    }
  ]
}
