import type { Food, NamedText } from '@susegad/catalog-data/activities'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { Block } from '../../../catalogue/place/text-blocks.tsx'

interface ActivityTableProps {
  food: Food | undefined
  drinks: readonly NamedText[] | undefined
}

/** Food and drinks of an activity. */
export function ActivityTable({ food, drinks }: ActivityTableProps) {
  return (
    <>
      {food ? (
        <Block title="Food">
          {food.type ? <p>{food.type}</p> : null}
          {food.menu.length > 0 ? (
            <ul className="text-lines">
              {food.menu.map((dish) => (
                <li key={dish}>{dish}</li>
              ))}
            </ul>
          ) : null}
        </Block>
      ) : null}
      {drinks && drinks.length > 0 ? (
        <Block title="Drinks">
          <DescriptionList>
            {drinks.map(({ name, text }) => (
              <DescriptionItem key={name} term={name}>
                {text}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Block>
      ) : null}
    </>
  )
}
