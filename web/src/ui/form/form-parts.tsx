import { Alert } from '@chakra-ui/react/alert';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import * as texts from '#text/common.ts';
import { langOf } from '#text/language.ts';
import { Button, type ButtonProps } from '../button.tsx';
import { CheckIcon } from '../icons.tsx';
import { TextLink } from '../links.tsx';
import { canTakeFocus, FormContext } from './use-form.ts';

interface FormSectionProps {
  title: string;
  text?: string;
  /** The level of the heading: 3 if the section is nested below an h2. */
  level?: 2 | 3;
  children: ReactNode;
}

export function FormSection({ title, text, level = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <div>
        <Heading as={`h${level}`} id={id} textStyle={level === 2 ? 'lg' : 'md'}>
          {title}
        </Heading>
        {text && (
          <Text mt="1" textStyle="sm" color="fg.muted">
            {text}
          </Text>
        )}
      </div>
      <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {children}
      </Grid>
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: {
    // Without this a fieldset is at least as wide as its content.
    minWidth: '0',
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '224px minmax(0, 1fr)' },
    borderTopWidth: '1px',
    paddingBlock: { base: '6', md: '8' },
    _first: { borderTopWidth: '0', paddingTop: '0' },
    _last: { paddingBottom: '2' },
  },
});

export const FormNote = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', maxWidth: 'text' } });

interface PolicyLinkProps {
  to: '/privacy-policy' | '/terms-condition';
  children: string;
}

/** A link from a form to a policy. It opens in a new tab, so that the values of the form stay. */
export function PolicyLink({ to, children }: PolicyLinkProps) {
  return (
    <TextLink to={to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${texts.opensInNewTab}`}</VisuallyHidden>
    </TextLink>
  );
}

/** Shows a message at the top of a form once it was submitted and reset. */
export function FormSuccess({ children }: { children: string }) {
  return useContext(FormContext).isFinished && <SuccessMessage>{children}</SuccessMessage>;
}

/** The message takes the focus, so that Tab leads to the first field. */
function SuccessMessage({ children }: { children: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current && canTakeFocus(ref.current.closest('form'))) ref.current.focus();
  }, []);
  return (
    <Alert.Root ref={ref} tabIndex={-1} status="success" variant="surface">
      <Alert.Indicator>
        <CheckIcon />
      </Alert.Indicator>
      <p lang={langOf(children)}>{children}</p>
    </Alert.Root>
  );
}

interface SubmitButtonProps extends ButtonProps {
  /** By default the error of the form's last submission. */
  error?: string;
}

/**
 * The submit button of a form, below its error, which stays after the toast has disappeared. It is yellow, as the one main action of its
 * page. A page with several forms sets another `colorPalette`.
 */
export function SubmitButton({ error: ownError, ...button }: SubmitButtonProps) {
  const id = useId();
  const { message, isPending } = useContext(FormContext);
  const error = ownError ?? message;
  return (
    <>
      {error && (
        <Text id={id} lang={langOf(error)} width="full" color="error.fg" overflowWrap="anywhere">
          {error}
        </Text>
      )}
      <Button type="submit" size="lg" colorPalette="accent" aria-describedby={error && id} pending={isPending} {...button} />
    </>
  );
}
