import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { Flex } from '../../ui/flex.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';

const variants = {
  paid: { Icon: CheckIcon, text: 'Payment successful, according to the payment provider', color: 'success.fg', bg: 'success.bg' },
  unpaid: { Icon: CloseIcon, text: 'Payment not successful', color: 'error.fg', bg: 'error.bg' },
  none: { Icon: AlertIcon, text: 'No payment found', color: 'warning.fg', bg: 'warning.bg' },
};

/** The status that the provider reports. The institute has not verified it. */
export function PaymentStatusHeader({ status }: { status: keyof typeof variants }) {
  const { Icon, text, color, bg } = variants[status];
  return (
    <Flex
      flexWrap="wrap"
      gap={{ base: '4', sm: '5' }}
      alignItems="center"
      bg={bg}
      paddingInline={{ base: '5', md: '6' }}
      paddingBlock="6"
      borderTopRadius="md"
      _print={{ display: 'none' }}
    >
      <Badge color={color}>
        <Icon />
      </Badge>
      {/* Goes below the badge where the title is too wide beside it. */}
      <Box flex="1 1 min-content">
        <PageTitle>Verification</PageTitle>
        <Box as="p" mt="1" color={color} fontWeight="600">
          {text}
        </Box>
      </Box>
    </Flex>
  );
}

const Badge = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '16',
      height: '16',
      fontSize: 'xl',
      bg: 'bg.panel',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'currentColor',
    },
  }),
);
