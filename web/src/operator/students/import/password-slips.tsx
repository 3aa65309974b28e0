import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { brand } from '#lib/brand.ts';
import { useStore } from '#lib/store.ts';
import * as text from '#text/import.ts';
import { basepath } from '#text/language.ts';
import { Button } from '#ui/button.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { PrintIcon } from '#ui/icons.tsx';
import { PrintArea, usePrint } from '#ui/print/print-area.tsx';
import type { PasswordSlip, StudentQueue } from './student-queue.ts';

/** The slips of the created students. The server has confirmed these students, or the student list has them. */
export function usePasswordSlips({ queue, memory }: StudentQueue, studentIds: ReadonlyMap<string, string>) {
  const { items } = useStore(queue);
  const { slips } = useStore(memory);
  // Confirmed, because the slip must stay when the row is removed.
  useEffect(() => {
    for (const { id, status } of items)
      if ((status === 'unknown' || status === 'exists') && studentIds.has(id) && slips[id]?.isCreated === false) memory.confirm(id);
  }, [items, studentIds, slips, memory]);
  const created = Object.entries(slips).filter(([, { isCreated }]) => isCreated);
  const ids = created.map(([id]) => id);
  return {
    list: created.map(([, slip]) => slip),
    count: created.length,
    unprinted: created.filter(([, { isPrinted }]) => !isPrinted).length,
    setPrinted: () => memory.setPrinted(ids),
    forget: () => memory.forget(new Set(ids)),
  };
}

export type PasswordSlips = ReturnType<typeof usePasswordSlips>;

interface PasswordSlipButtonsProps {
  slips: PasswordSlips;
  children: ReactNode;
}

export function PasswordSlipButtons({ slips, children }: PasswordSlipButtonsProps) {
  const textRef = useRef<HTMLDivElement>(null);
  return (
    <Grid gap="4">
      <Box ref={textRef} tabIndex={-1}>
        {slips.count === 0 ? text.passwordsForgotten : slips.unprinted === 0 ? text.areSlipsPrinted : text.printBeforeLeaving(slips.count)}
      </Box>
      <Flex wrap="wrap" gap="3">
        {slips.count > 0 && <Buttons slips={slips} fallbackFocusRef={textRef} />}
        {children}
      </Flex>
    </Grid>
  );
}

function Buttons({ slips, fallbackFocusRef }: { slips: PasswordSlips; fallbackFocusRef: RefObject<HTMLElement | null> }) {
  const { list, unprinted, setPrinted, forget } = slips;
  const { isPrinting, print } = usePrint();
  const handlePrint = () => {
    print();
    setPrinted();
  };
  return (
    <Flex ref={useRestoreFocus<HTMLDivElement>(fallbackFocusRef)} wrap="wrap" gap="3">
      <Button colorPalette="accent" variant={unprinted > 0 ? 'solid' : 'outline'} onClick={handlePrint}>
        <PrintIcon />
        {text.printSlips}
      </Button>
      {unprinted === 0 && <Button onClick={forget}>{text.slipsPrinted}</Button>}
      {/* Rendered only while it is printed, because a password must not stay in the page. */}
      {isPrinting && (
        <PrintArea>
          <Grid templateColumns="1fr 1fr" htmlTranslate="no" css={sheetStyles}>
            {list.map((slip) => (
              <Slip key={slip.email} {...slip} />
            ))}
          </Grid>
        </PrintArea>
      )}
    </Flex>
  );
}

function Slip({ fullName, email, password }: PasswordSlip) {
  return (
    <section>
      <p>{brand.name}</p>
      <h2>{fullName}</h2>
      <p>{text.slipEmail(email)}</p>
      <p>
        {text.slipPassword}
        <b>{password}</b>
      </p>
      <p>{text.slipAddress(`${location.origin}${basepath}/login`)}</p>
    </section>
  );
}

/** Slips to cut out, ten to a page. */
const sheetStyles = {
  page: 'slips',
  fontSize: '11pt',
  lineHeight: '1.4',
  '& section': { minHeight: '52mm', padding: '5mm', border: '1px dashed #888', breakInside: 'avoid', overflowWrap: 'anywhere' },
  '& h2': { marginBottom: '2mm', fontSize: '13pt' },
  '& b': { font: '600 15pt/1.5 monospace', letterSpacing: '1px' },
};
