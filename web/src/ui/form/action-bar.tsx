import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import * as texts from '#text/forms.ts';
import { langOf } from '#text/language.ts';
import { Button } from '../button.tsx';
import { ProgressBar } from '../progress.tsx';
import { FormContext, nextButtonName } from './use-form.ts';

interface ActionBarProps {
  submitLabel: string;
  submitAndNextLabel?: string;
  secondaryAction?: ReactNode;
  /** Sticks to the bottom of the viewport while the form is longer than the viewport, but never over the first field. */
  isSticky?: boolean;
  progress?: FormProgress;
  /** Replaces the buttons when the form is sent. */
  nextStep?: ReactNode;
}

export interface FormProgress {
  done: number;
  total: number;
  /** As in '38 of 40 graded'. */
  label: string;
}

/** The buttons at the end of a form, in one line. On a phone only the first of three sticks, and two stand at the end of the form. */
export function ActionBar({ submitLabel, submitAndNextLabel, secondaryAction, isSticky = false, progress, nextStep }: ActionBarProps) {
  const { message: error, isPending, isNext } = useContext(FormContext);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (isSticky && ref.current ? keepFieldsAbove(ref.current) : undefined), [isSticky]);
  const buttons = { type: 'submit', size: 'lg', 'aria-disabled': isPending || undefined, 'aria-describedby': error && id } as const;
  return (
    <>
      {/* Above the bar, so that the height of the bar does not change. */}
      {error && (
        <Text id={id} lang={langOf(error)} mt="4" color="error.fg" overflowWrap="anywhere">
          {error}
        </Text>
      )}
      {isSticky && <FirstFieldRoom />}
      <Bar at="wide" sticky={isSticky}>
        <Bar ref={ref} at="phone" sticky={isSticky} data-action-bar={isSticky || undefined}>
          {progress && progress.total > 0 && <BarProgress {...progress} />}
          {nextStep ?? (
            <>
              <Button {...buttons} colorPalette="accent" pending={isPending && !isNext}>
                {submitLabel}
              </Button>
              {!submitAndNextLabel && secondaryAction}
            </>
          )}
        </Bar>
        {submitAndNextLabel && (
          <OtherButtons>
            <Button {...buttons} name={nextButtonName} variant="outline" pending={isPending && isNext}>
              {submitAndNextLabel}
            </Button>
            {secondaryAction}
          </OtherButtons>
        )}
      </Bar>
    </>
  );
}

function BarProgress({ done, total, label }: FormProgress) {
  const text = texts.progress(done, total, label);
  return (
    <Grid
      order={{ md: '1' }}
      width={{ base: 'full', md: '176px' }}
      marginInlineStart="auto"
      gap="1"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
    >
      <span>{text}</span>
      <ProgressBar aria-label={text} value={done} max={total} />
    </Grid>
  );
}

/** A sticky box keeps its margin inside the form, so a high margin keeps the bar below the first field. */
const firstField = 208;
const gap = 16;

/** Takes back the margin of the bar where the bar is not sticky, because adjoining margins add up if one is negative. */
const FirstFieldRoom = chakra('div', { base: { marginBottom: `-${firstField}px` } });

/** One of two nested boxes; the other has no box of its own, so its styles have no effect. */
const Bar = chakra('div', {
  base: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    paddingBlock: '3',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    '& > button, & > a:has(+ button)': { flexGrow: { base: '1', md: '0' } },
    '& > :is(button, a)': { paddingInline: { base: '4', md: '6' } },
  },
  variants: {
    at: {
      phone: { display: { base: 'flex', md: 'contents' } },
      wide: { display: { base: 'contents', md: 'flex' } },
    },
    sticky: {
      true: {
        marginTop: `${firstField + gap}px`,
        // On low screens, or with large text, a sticky bar would leave too little room for the fields.
        '@media (min-height: 35em)': { position: 'sticky', bottom: 'var(--toast-inset, 0px)', zIndex: 'header' },
      },
      false: { marginTop: '6', paddingBottom: '0' },
    },
  },
});

const OtherButtons = chakra('div', {
  base: {
    display: { base: 'flex', md: 'contents' },
    flexWrap: 'wrap',
    gap: '2',
    '& > :is(button, a)': {
      flexGrow: { base: '1', md: '0' },
      paddingInline: { base: '3', md: '6' },
      minHeight: { base: '44px', md: '52px' },
      textStyle: { base: 'sm', md: 'md' },
    },
  },
});

/** The browser keeps a field that gets the focus from the keyboard above the bar, but not a field that is clicked at its visible edge. */
function keepFieldsAbove(bar: HTMLElement): (() => void) | undefined {
  const form = bar.closest('form');
  const handleClick = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  };
  form?.addEventListener('click', handleClick);
  return () => form?.removeEventListener('click', handleClick);
}

export function focusSubmitButton(form: HTMLFormElement, isNext: boolean): void {
  form.querySelector<HTMLElement>(isNext ? `[type=submit][name=${nextButtonName}]` : '[type=submit]')?.focus();
}
