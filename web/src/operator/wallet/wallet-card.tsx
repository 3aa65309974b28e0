import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useGetWallet } from '@institute/sdk/react';
import type { ReactNode } from 'react';
import { walletBalance } from '#lib/format.ts';
import * as text from '#text/wallet.ts';
import { WalletIcon } from '#ui/topic-icons.tsx';

interface WalletCardProps {
  isSmall?: boolean;
  children?: ReactNode;
}

/** The wallet balance of the centre, in danger colours if nothing is left. A failed request shows '-' without a toast. */
export function WalletCard({ isSmall = false, children }: WalletCardProps) {
  const { data, isFetching } = useGetWallet();
  const balance = data?.wallet.balance;
  const isEmpty = balance !== undefined && balance <= 0;
  return (
    <Card.Root
      data-state={isEmpty ? 'danger' : 'normal'}
      bg={isEmpty ? 'error.subtle' : 'bg.panel'}
      borderColor={isEmpty ? 'error.fg' : 'border'}
      aria-busy={isFetching || undefined}
      {...(isSmall && { size: 'sm', width: { base: 'full', md: 'auto' }, mt: { base: '2', md: '0' }, order: { base: '1', md: '0' } })}
    >
      <Card.Body
        flexDirection="row"
        flexWrap="wrap"
        gap="4"
        py={isSmall ? '3' : undefined}
        alignItems="center"
        alignContent="space-between"
        justifyContent="space-between"
      >
        <Flex
          // On a phone the actions are below from the start, so that nothing moves when the balance arrives.
          flex={{ base: '1 1 100%', md: '1 1 auto' }}
          wrap="wrap"
          align="center"
          justify="space-between"
          columnGap="4"
          display={{ base: 'flex', md: 'block' }}
        >
          <Flex align="center" gap="2" color={isEmpty ? 'error.fg' : 'fg.muted'}>
            <WalletIcon />
            <Heading textStyle="sm" fontWeight="600">
              {text.balance}
            </Heading>
          </Flex>
          <Text
            // Each balance has a new element, because a text that grows to the left would count as a shift of the layout.
            key={balance}
            mt={isSmall ? undefined : { md: '2' }}
            textStyle={isSmall ? 'lg' : 'xl'}
            fontWeight="700"
            color={isEmpty ? 'error.fg' : 'fg'}
          >
            {walletBalance(balance)}
          </Text>
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
