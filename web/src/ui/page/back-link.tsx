import { Box } from '@chakra-ui/react/box';
import type { LinkProps } from '@tanstack/react-router';
import { BackIcon } from '../icons.tsx';
import { TextLink } from '../links.tsx';

export interface BackLinkProps {
  to: LinkProps['to'];
  label: string;
}

/** Leads from a page to the page above it, such as the list of a record. It stands above the title. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Box mb={{ base: '2', md: '4' }} textStyle="sm" _print={{ display: 'none' }}>
      <TextLink to={to} variant="plain" display="inline-flex" alignItems="center" gap="1" minHeight="6" fontWeight="600">
        <BackIcon />
        {label}
      </TextLink>
    </Box>
  );
}
