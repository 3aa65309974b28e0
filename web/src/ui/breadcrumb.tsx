import { chakra } from '@chakra-ui/react';
import { TextLink } from './text-link.tsx';

/** 'Home / Course Detail'. */
export function Breadcrumb({ page }: { page: string }) {
  return (
    <chakra.nav aria-label="Breadcrumb" textStyle="sm" color="fg.muted">
      <TextLink to="/">Home</TextLink>
      {' / '}
      <span aria-current="page">{page}</span>
    </chakra.nav>
  );
}
