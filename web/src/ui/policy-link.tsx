import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from './text-link.tsx';

interface PolicyLinkProps {
  to: '/privacy-policy' | '/terms-condition';
  children: string;
}

/** A policy to read beside a form: in a new tab, so that what was typed stays. */
export function PolicyLink({ to, children }: PolicyLinkProps) {
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer">
      {children}
      <chakra.span srOnly> (opens in a new tab)</chakra.span>
    </TextLink>
  );
}
