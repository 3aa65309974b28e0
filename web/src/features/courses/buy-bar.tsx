import { chakra } from '@chakra-ui/react/styled-system';
import type { Course } from '@institute/sdk';
import { useOwnedCourses } from '../../session/owned-courses.ts';
import { recipe } from '../../theme/system.ts';
import { Button } from '../../ui/button.tsx';
import { getPayablePrice, Price } from '../../ui/price.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { PurchaseActions } from './price-panel.tsx';

interface BuyBarProps {
  course: Course;
  actions: PurchaseActions;
  isHidden: boolean;
}

/** The price and Buy at the foot of a small screen. Place it before the price panel: it stops sticking there. */
export function BuyBar({ course, actions, isHidden }: BuyBarProps) {
  const isOwned = useOwnedCourses().has(course._id);
  return (
    <Foot>
      <Bar data-buy-bar data-hidden={isHidden || undefined}>
        {isOwned ? <TextLink to="/user/profile">You have this course</TextLink> : <Price price={getPayablePrice(course)} />}
        <Button variant="accent" pending={actions.isPending} onClick={() => actions.onBuy(course)}>
          Buy
        </Button>
      </Bar>
    </Foot>
  );
}

/** Takes no room on the page: the margin takes back the gap of the grid. */
const Foot = chakra(
  'div',
  recipe({
    base: {
      position: 'sticky',
      bottom: 'var(--toasts, 0px)',
      zIndex: 'header',
      height: '0',
      marginTop: '-32px',
      hideFrom: 'lg',
      _print: { display: 'none' },
    },
  }),
);

const Bar = chakra(
  'div',
  recipe({
    base: {
      position: 'absolute',
      bottom: '0',
      // Up to the edges of the screen, with the gutters of the page.
      insetInline: { base: '-16px', md: '-32px' },
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingInline: { base: '4', md: '8' },
      paddingTop: '2.5',
      paddingBottom: 'calc(10px + env(safe-area-inset-bottom))',
      bg: 'bg.panel',
      borderTopWidth: '1px',
      boxShadow: 'md',
      // A button keeps its focus.
      '&[data-hidden]:not(:focus-within)': { visibility: 'hidden' },
    },
  }),
);
