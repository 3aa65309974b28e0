import { chakra } from '@chakra-ui/react/styled-system';
import * as text from '#text/import.ts';
import { recipe } from '#theme/system.ts';
import { CheckIcon } from '#ui/icons.tsx';

const steps = [
  ['table', text.stepTable],
  ['check', text.stepCheck],
  ['done', text.stepDone],
] as const;

export function ImportSteps({ current }: { current: (typeof steps)[number][0] }) {
  const currentIndex = steps.findIndex(([step]) => step === current);
  return (
    <List aria-label={text.steps}>
      {steps.map(([step, label], index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-past={index < currentIndex || undefined}>
          <span aria-hidden>{index < currentIndex ? <CheckIcon /> : index + 1}</span>
          {label}
        </li>
      ))}
    </List>
  );
}

const List = chakra(
  'ol',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: { base: '2', md: '3' },
      color: 'fg.muted',
      textStyle: 'sm',
      '& > li': { display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0' },
      // The line to the next step.
      '& > li + li::before': { content: '""', width: { base: '16px', sm: '48px' }, borderTopWidth: '2px', borderColor: 'border' },
      '& > li > span': {
        display: 'grid',
        placeItems: 'center',
        // Grows with the text.
        width: '1.75rem',
        height: '1.75rem',
        borderRadius: 'full',
        borderWidth: '2px',
        borderColor: 'border.control',
        fontWeight: '600',
      },
      '& > li[aria-current=step]': { color: 'fg', fontWeight: '600' },
      '& > li[aria-current=step] > span': { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.on' },
      '& > li[data-past] > span': { borderColor: 'brand.solid', color: 'fg.brand' },
    },
  }),
);
