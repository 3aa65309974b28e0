import { TextLink } from './text-link.tsx';

interface PolicyLinkProps {
  to: '/privacy-policy' | '/terms-condition';
  children: string;
}

/** A link from a form to a policy. It opens in a new tab, so that the values of the form stay. */
export function PolicyLink({ to, children }: PolicyLinkProps) {
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  );
}
