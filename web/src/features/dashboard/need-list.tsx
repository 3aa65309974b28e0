import { chakra } from '@chakra-ui/react/styled-system';
import { linkOptions } from '@tanstack/react-router';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { ForwardIcon } from '#ui/icons.tsx';
import { createRouterLink } from '#ui/router-link.ts';

/** What may wait for the operator, in the order of the list. */
export type NeedName = 'results' | 'marksheets' | 'payments' | 'exams' | 'batches';

const needs = [
  {
    name: 'results',
    one: 'result not out yet',
    many: 'results not out yet',
    link: linkOptions({ to: '/franchise/results', search: { status: 'sent' } }),
  },
  {
    name: 'marksheets',
    one: 'marksheet not verified yet',
    many: 'marksheets not verified yet',
    link: linkOptions({ to: '/franchise/out-marksheet', search: { status: 'unverified' } }),
  },
  {
    name: 'payments',
    one: 'payment pending',
    many: 'payments pending',
    link: linkOptions({ to: '/franchise/wallet', search: { status: 'pending' } }),
  },
  {
    name: 'exams',
    one: 'exam in the next seven days',
    many: 'exams in the next seven days',
    link: linkOptions({ to: '/franchise/exams', search: { when: 'week' } }),
  },
  {
    name: 'batches',
    one: 'full batch',
    many: 'full batches',
    link: linkOptions({ to: '/franchise/batches', search: { seats: 'full' } }),
  },
] as const;

/** One line for each thing that waits, with its count and a link to its filtered list. */
export function NeedList({ counts }: { counts: Readonly<Record<NeedName, number | undefined>> }) {
  return (
    <Box as="ul">
      {needs.map(({ name, one, many, link }) => {
        const count = counts[name];
        if (!count) return null;
        return (
          <Line key={name}>
            <NeedLink {...link}>
              <b>{count}</b> <span>{count === 1 ? one : many}</span>
              <ForwardIcon />
            </NeedLink>
          </Line>
        );
      })}
    </Box>
  );
}

/** A line, also of the skeleton, which has the same height. */
export const Line = chakra('li', recipe({ base: { display: 'grid', minHeight: '12', '& + &': { borderTopWidth: '1px' } } }));

const NeedLink = createRouterLink(
  chakra(
    'a',
    recipe({
      base: {
        display: 'grid',
        gridTemplateColumns: 'minmax(32px, auto) 1fr auto',
        alignItems: 'center',
        gap: '3',
        py: '2',
        px: '2',
        // The text keeps the edge of the heading.
        marginInline: '-8px',
        borderRadius: 'md',
        color: 'fg',
        _hover: { bg: 'bg.hover' },
        '& b': { textStyle: 'lg', fontWeight: '700' },
        '& svg': { color: 'fg.muted' },
      },
    }),
  ),
);
