import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import * as common from '#text/common.ts';
import { Button } from './button.tsx';
import { useRestoreFocus } from './hooks.ts';
import { AlertIcon } from './icons.tsx';

interface ErrorStateProps {
  text: string;
  /** A retry is pending. The button stays mounted, so it does not lose the focus. */
  pending?: boolean;
  onRetry: () => void;
}

/** The placeholder of content that could not be loaded. A toast announces the reason. */
export function ErrorState({ text, pending, onRetry }: ErrorStateProps) {
  return (
    <Stack
      ref={useRestoreFocus<HTMLDivElement>()}
      align="center"
      gap="3"
      p={{ base: '6', md: '8' }}
      borderRadius="md"
      borderWidth="1px"
      textAlign="center"
      width="full"
    >
      <Box color="error.fg" textStyle="lg">
        <AlertIcon />
      </Box>
      <p>{text}</p>
      <Button variant="outline" pending={pending} onClick={onRetry}>
        {common.retry}
      </Button>
    </Stack>
  );
}
