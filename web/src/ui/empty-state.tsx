import { EmptyState as ChakraEmptyState } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';
import * as common from '#text/common.ts';
import { Button } from './button.tsx';
import { useRestoreFocus } from './hooks.ts';
import { AlertIcon } from './icons.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface EmptyStateProps {
  text: string;
  illustration?: IllustrationName;
  children?: ReactNode;
}

export function EmptyState({ text, illustration, children }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root>
      <ChakraEmptyState.Content>
        {illustration && (
          <ChakraEmptyState.Indicator>
            <Illustration name={illustration} />
          </ChakraEmptyState.Indicator>
        )}
        <ChakraEmptyState.Description>{text}</ChakraEmptyState.Description>
        {children}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}

interface ErrorStateProps {
  text: string;
  /** A retry is pending. The button stays mounted, so that it does not lose the focus. */
  pending?: boolean;
  onRetry: () => void;
}

/** The placeholder of content that could not be loaded. A toast announces the reason. */
export function ErrorState({ text, pending, onRetry }: ErrorStateProps) {
  return (
    <ChakraEmptyState.Root ref={useRestoreFocus<HTMLDivElement>()} padding={{ base: '6', md: '8' }}>
      <ChakraEmptyState.Content gap="3">
        <ChakraEmptyState.Indicator color="error.fg" textStyle="lg">
          <AlertIcon />
        </ChakraEmptyState.Indicator>
        <p>{text}</p>
        <Button variant="outline" pending={pending} onClick={onRetry}>
          {common.retry}
        </Button>
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
