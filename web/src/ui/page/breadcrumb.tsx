import { chakra } from '@chakra-ui/react/styled-system';
import { absolute } from '../../lib/head.ts';
import { TextLink } from '../text-link.tsx';
import { StructuredData } from './structured-data.tsx';

/** 'Home / Course Detail', for people and for search engines. */
export function Breadcrumb({ page }: { page: string }) {
  const steps = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: absolute('/') },
    { '@type': 'ListItem', position: 2, name: page },
  ];
  return (
    <chakra.nav aria-label="Breadcrumb" textStyle="sm" color="fg.muted">
      <TextLink to="/">Home</TextLink>
      {' / '}
      <span aria-current="page">{page}</span>
      <StructuredData thing={{ '@type': 'BreadcrumbList', itemListElement: steps }} />
    </chakra.nav>
  );
}
