import { chakra } from '@chakra-ui/react/styled-system';
import type { Course } from '@institute/sdk';
import type { ReactNode } from 'react';
import { rupees } from '../../lib/format.ts';
import { Box } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Flex } from '../../ui/flex.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Price } from '../../ui/price.tsx';
import { CertificateIcon, ClockIcon, DeviceIcon, VideoIcon } from '../../ui/topic-icons.tsx';
import { OwnedNotice } from './owned-notice.tsx';

/** Passed in by the route, because a feature does not import another feature. */
export interface PurchaseActions {
  /** A purchase is in progress. */
  isPending: boolean;
  onBuy: (course: Course) => void;
  onAddToCart: (course: Course) => void;
  /** What to do about a rejected purchase. */
  problem?: ReactNode;
}

const included = [
  { Icon: VideoIcon, text: '1 hour on-demand video' },
  { Icon: DownloadIcon, text: '2 downloadable resources' },
  { Icon: DeviceIcon, text: 'Access on mobile and TV' },
  { Icon: CertificateIcon, text: 'Certificate of completion' },
];

/** The page renders it twice: for wide and for small screens. */
export function PricePanel({ course, actions }: { course: Course; actions: PurchaseActions }) {
  return (
    <Card display="grid" gap="4">
      <div>
        <Price price={course.price} discountedPrice={course.discountedPrice} large />
        {course.examFees ? (
          <Box as="p" mt="1" color="fg.muted" textStyle="sm">
            {`Exam fee: ${rupees(course.examFees)}`}
          </Box>
        ) : null}
      </div>
      <Flex as="p" gap="2" alignItems="center" color="error.fg" textStyle="sm" fontWeight="600">
        <ClockIcon />2 days left at this price
      </Flex>
      <Button variant="accent" size="lg" pending={actions.isPending} onClick={() => actions.onBuy(course)}>
        Buy Now
      </Button>
      {actions.problem}
      <Button variant="outline" size="lg" onClick={() => actions.onAddToCart(course)}>
        Add to Cart
      </Button>
      <OwnedNotice courseId={course._id} />
      <Box borderTopWidth="1px" pt="4">
        <chakra.h2 textStyle="sm" fontWeight="650">
          This course includes
        </chakra.h2>
        <Box as="ul" display="grid" gap="2" mt="3" textStyle="sm">
          {included.map(({ Icon, text }) => (
            <Flex as="li" key={text} gap="3" alignItems="center">
              <Box color="fg.brand">
                <Icon />
              </Box>
              {text}
            </Flex>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
