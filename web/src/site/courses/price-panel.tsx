import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { List } from '@chakra-ui/react/list';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Course } from '@institute/sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '#lib/brand.ts';
import { rupees } from '#lib/format.ts';
import { whatsappUrl } from '#lib/phone-links.ts';
import * as text from '#text/courses.tsx';
import { Button, ButtonAnchor, ButtonLink, type ButtonProps } from '#ui/button.tsx';
import { useInView } from '#ui/hooks.ts';
import { CheckIcon, DownloadIcon } from '#ui/icons.tsx';
import { SocialIcon } from '#ui/social-icons.tsx';
import { CertificateIcon, ClockIcon, DeviceIcon, VideoIcon } from '#ui/topic-icons.tsx';
import { useAddToCart } from '../cart/cart-store.ts';
import { BuyButton, type Purchase } from '../purchase/use-buy.tsx';
import { getPayablePrice, Price } from './price.tsx';

const included = [
  { Icon: VideoIcon, name: text.video },
  { Icon: DownloadIcon, name: text.resources },
  { Icon: DeviceIcon, name: text.onMobileAndTv },
  { Icon: CertificateIcon, name: text.completionCertificate },
];

export interface PricePanelProps {
  course: Course;
  purchase: Purchase;
  /** The help for a rejected purchase. */
  problem: ReactNode;
}

/** The page renders the panel twice: for wide and for small screens. */
export function PricePanel({ course, purchase, problem }: PricePanelProps) {
  const { isOwned } = purchase;
  const addToCart = useAddToCart();
  return (
    <Card.Root breakInside="avoid">
      <Card.Body gap="4">
        <div>
          <Price price={course.price} discountedPrice={course.discountedPrice} large />
          {course.examFees ? (
            <Text mt="1" color="fg.muted" textStyle="sm">
              {text.examFeeOf(rupees(course.examFees))}
            </Text>
          ) : null}
        </div>
        <Grid gap="4" _print={{ display: 'none' }}>
          {isOwned && (
            <>
              <OwnedNote />
              <ToMyCourses course={course} size="lg" />
            </>
          )}
          {/* The user may take a course again. */}
          <Flex as="p" gap="2" align="center" color={isOwned ? 'fg.muted' : 'error.fg'} textStyle="sm" fontWeight="600">
            <ClockIcon />
            {text.daysLeft}
          </Flex>
          <BuyButton colorPalette="accent" variant={isOwned ? 'outline' : 'solid'} size="lg" purchase={purchase} />
          {problem}
          <Button variant="outline" size="lg" onClick={() => addToCart(course)}>
            {text.addToCart}
          </Button>
          <AskOnWhatsapp course={course} />
        </Grid>
        <Box borderTopWidth="1px" pt="4">
          <Heading textStyle="sm" fontWeight="650">
            {text.includes}
          </Heading>
          <List.Root variant="plain" gap="2" mt="3" textStyle="sm">
            {included.map(({ Icon, name }) => (
              <List.Item key={name} alignItems="center">
                <List.Indicator color="fg.brand">
                  <Icon />
                </List.Indicator>
                {name}
              </List.Item>
            ))}
          </List.Root>
        </Box>
      </Card.Body>
    </Card.Root>
  );
}

/** Opens a WhatsApp chat with the institute, with a text that names the course. */
function AskOnWhatsapp({ course }: { course: Course }) {
  const href = whatsappUrl(brand.phone.label, text.question(course.title));
  if (!href) return null;
  return (
    <ButtonAnchor href={href} target="_blank" rel="noopener noreferrer" variant="ghost">
      <SocialIcon network="whatsapp" />
      <span>
        {text.askAbout((words) => (
          <VisuallyHidden>{words}</VisuallyHidden>
        ))}
      </span>
    </ButtonAnchor>
  );
}

function ToMyCourses({ course, ...props }: Pick<PricePanelProps, 'course'> & Pick<ButtonProps, 'flex' | 'size'>) {
  return (
    <ButtonLink to="/user/profile" state={{ shownCourse: course._id }} colorPalette="accent" {...props}>
      {text.goToMyCourses}
    </ButtonLink>
  );
}

function OwnedNote(props: FlexProps) {
  return (
    <Flex as="p" gap="2" align="center" color="success.fg" textStyle="sm" fontWeight="600" {...props}>
      <CheckIcon />
      {text.owned}
    </Flex>
  );
}

/** For small screens: the price panel at the end of the page, and a bar at the foot of the screen until the panel is in view. */
export function SmallPricePanel(props: PricePanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isPanelInView = useInView(ref, { triggerOnce: false, rootMargin: '0px' });
  const hasProblem = Boolean(props.problem);
  useEffect(() => {
    // The panel says what to do, and the bar has no room for it. The focus does not move on wide screens, where this panel is hidden.
    if (hasProblem && !isPanelInView) ref.current?.focus();
  }, [hasProblem]);
  return (
    <>
      <BuyBar {...props} isHidden={isPanelInView} />
      <Box ref={ref} role="group" aria-label={text.price} tabIndex={-1} hideFrom="lg" _print={{ display: 'block' }}>
        <PricePanel {...props} />
      </Box>
    </>
  );
}

/** The price and Buy Now at the foot of a small screen. The bar must be placed before the price panel, because it stops sticking there. */
function BuyBar({ course, purchase, isHidden }: PricePanelProps & { isHidden: boolean }) {
  return (
    <Foot>
      <Bar data-buy-bar data-hidden={isHidden || undefined}>
        {purchase.isOwned ? (
          <>
            <OwnedNote hideBelow="sm" />
            <ToMyCourses course={course} flex={{ base: '1', sm: 'none' }} />
          </>
        ) : (
          <>
            <Price price={getPayablePrice(course)} />
            <BuyButton colorPalette="accent" purchase={purchase} />
          </>
        )}
      </Bar>
    </Foot>
  );
}

/** The bar takes no room on the page: its margin takes back the gap of the grid. */
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--toast-inset, 0px)',
    zIndex: 'header',
    height: '0',
    marginTop: '-32px',
    hideFrom: 'lg',
    _print: { display: 'none' },
  },
});

const Bar = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '0',
    // The bar reaches the edges of the screen, with the gutters of the page.
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
    // A focused button keeps the bar visible.
    '&[data-hidden]:not(:focus-within)': { visibility: 'hidden' },
  },
});
