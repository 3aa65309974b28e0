import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { recipe } from '#theme/system.ts';
import { Box } from '../box.ts';
import { SubmitButton } from './form-parts.tsx';

interface ActionBarProps {
  submitLabel: string;
  submitAndNextLabel?: string;
  secondaryAction?: ReactNode;
  isPending: boolean;
  isNext?: boolean;
  /** Rendered above the bar, so that the height of the bar does not change. */
  error: string | undefined;
}

/**
 * The buttons at the end of a form. The bar sticks to the bottom of the viewport if the form is longer than that, but never over the
 * first field.
 */
export function ActionBar({ submitLabel, submitAndNextLabel, secondaryAction, isPending, isNext = false, error }: ActionBarProps) {
  const id = useId();
  return (
    <>
      {error && (
        <Box as="p" id={id} mt="4" color="error.fg" overflowWrap="anywhere">
          {error}
        </Box>
      )}
      <FirstFieldRoom />
      <Bar data-action-bar>
        <SubmitButton pending={isPending && !isNext} aria-disabled={isPending || undefined} aria-describedby={error && id}>
          {submitLabel}
        </SubmitButton>
        {submitAndNextLabel && (
          <SubmitButton
            name={nextButtonName}
            variant="outline"
            pending={isPending && isNext}
            aria-disabled={isPending || undefined}
            aria-describedby={error && id}
          >
            {submitAndNextLabel}
          </SubmitButton>
        )}
        {secondaryAction}
      </Bar>
    </>
  );
}

/** A sticky box keeps its margin inside the form, so a high margin keeps the bar below the first field. */
const firstField = 208;
const gap = 16;

/** Takes back the margin of the bar where the bar is not sticky, because adjoining margins add up if one is negative. */
const FirstFieldRoom = chakra('div', recipe({ base: { marginBottom: `-${firstField}px` } }));

const Bar = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '2', sm: '3' },
      paddingBlock: '3',
      marginTop: `${firstField + gap}px`,
      bg: 'bg.panel',
      borderTopWidth: '1px',
      // Two buttons fit beside each other on a phone.
      '& > button, & > a': { paddingInline: { base: '4', sm: '6' } },
      // Three take two lines there, not three.
      '&:has(> button ~ button) > :is(button, a)': {
        paddingInline: { base: '3', sm: '6' },
        minHeight: { base: '44px', sm: '52px' },
        textStyle: { base: 'sm', sm: 'md' },
      },
      // On low screens a sticky bar would leave too little room for the fields.
      '@media (min-height: 560px)': { position: 'sticky', bottom: 'var(--toasts, 0px)', zIndex: 'header' },
    },
  }),
);

const nextButtonName = 'next';

export function isNextButton(submitter: HTMLElement | null): boolean {
  return submitter?.getAttribute('name') === nextButtonName;
}

export function focusSubmitButton(form: HTMLFormElement, isNext: boolean): void {
  form.querySelector<HTMLElement>(isNext ? `[type=submit][name=${nextButtonName}]` : '[type=submit]')?.focus();
}
