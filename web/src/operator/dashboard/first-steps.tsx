import { chakra } from '@chakra-ui/react/styled-system';
import { linkOptions } from '@tanstack/react-router';
import * as text from '#text/operator.ts';
import { recipe } from '#theme/system.ts';
import { CheckIcon, ForwardIcon } from '#ui/icons.tsx';
import { createRouterLink } from '#ui/links.tsx';

export interface StepsDone {
  batch: boolean;
  student: boolean;
  recharge: boolean;
}

const steps = [
  { name: 'batch', label: text.createBatch, link: linkOptions({ to: '/franchise/create-batch' }) },
  { name: 'student', label: text.createStudent, link: linkOptions({ to: '/franchise/create-student' }) },
  { name: 'recharge', label: text.rechargeWallet, link: linkOptions({ to: '/franchise/recharge-wallet' }) },
] as const;

/** The first day of a centre. The next step is marked. */
export function FirstSteps({ done }: { done: StepsDone }) {
  const next = steps.find(({ name }) => !done[name])?.name;
  return (
    <ol>
      {steps.map(({ name, label, link }, index) => (
        <Line key={name} minHeight="16">
          <LineLink {...link}>
            <Mark state={done[name] ? 'done' : name === next ? 'next' : 'later'}>
              {done[name] ? <CheckIcon /> : <span aria-hidden>{index + 1}</span>}
            </Mark>
            <span>
              {label}
              {done[name] && <span className="sr-only">{text.done}</span>}
            </span>
            <ForwardIcon />
          </LineLink>
        </Line>
      ))}
    </ol>
  );
}

const Mark = chakra(
  'span',
  recipe({
    base: {
      display: 'grid',
      placeItems: 'center',
      width: '8',
      height: '8',
      borderRadius: 'full',
      fontWeight: '700',
    },
    variants: {
      state: {
        done: { bg: 'success.bg', '&&& svg': { color: 'success.fg' } },
        next: { bg: 'accent.solid', color: 'accent.on' },
        later: { bg: 'bg.hover' },
      },
    },
  }),
);

/** A line of a list, or of its skeleton, which has the same height. */
export const Line = chakra('li', recipe({ base: { display: 'grid', minHeight: '12', '& + &': { borderTopWidth: '1px' } } }));

/** A line that is a link: a number or a mark, a text, and an icon. */
export const LineLink = createRouterLink(
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
