import { type RefObject, useRef } from 'react';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Flex } from '../../../ui/flex.ts';
import { useRestoreFocus } from '../../../ui/hooks/use-restore-focus.ts';
import { PrintIcon } from '../../../ui/icons.tsx';
import type { PasswordSlips } from './use-password-slips.ts';

/** Prints the passwords, and forgets them when they are on paper. */
export function PasswordSlipButtons({ slips }: { slips: PasswordSlips }) {
  const textRef = useRef<HTMLDivElement>(null);
  return (
    <Box display="grid" gap="3">
      <Box ref={textRef} tabIndex={-1}>
        {describeSlips(slips)}
      </Box>
      {slips.count > 0 && <Buttons slips={slips} fallbackFocusRef={textRef} />}
    </Box>
  );
}

function Buttons({ slips, fallbackFocusRef }: { slips: PasswordSlips; fallbackFocusRef: RefObject<HTMLElement | null> }) {
  const { unprinted, isPending, print, forget } = slips;
  return (
    <Flex ref={useRestoreFocus<HTMLDivElement>(fallbackFocusRef)} flexWrap="wrap" gap="3">
      <Button variant={unprinted > 0 ? 'accent' : 'outline'} pending={isPending} onClick={print}>
        <PrintIcon />
        Print password slips
      </Button>
      {unprinted === 0 && (
        <Button variant="outline" onClick={forget}>
          The slips are printed
        </Button>
      )}
    </Flex>
  );
}

function describeSlips({ count, unprinted }: PasswordSlips): string {
  if (count === 0) return 'The passwords are no longer kept here.';
  if (unprinted === 0) return 'Are the slips on paper? The passwords are kept in this page only, and are gone when you leave it.';
  return `${count === 1 ? 'The password is' : `The ${count} passwords are`} kept in this page only. Print the slips before you leave it.`;
}
