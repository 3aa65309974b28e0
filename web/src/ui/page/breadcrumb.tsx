import { chakra } from '@chakra-ui/react/styled-system';
import { absoluteUrl } from '../../lib/head.ts';
import { TextLink } from '../text-link.tsx';
import { StructuredData } from './structured-data.tsx';

/** The breadcrumb of a page below Home, also as structured data. */
export function Breadcrumb({ page }: { page: string }) {
  const items = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: absoluteUrl('/') },
    { '@type': 'ListItem', position: 2, name: page },
  ];
  return (
    <chakra.nav aria-label="Breadcrumb" textStyle="sm" color="fg.muted">
      <TextLink to="/">Home</TextLink>
      {' / '}
      <span aria-current="page">{page}</span>
      <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement: items }} />
    </chakra.nav>
  );
}
