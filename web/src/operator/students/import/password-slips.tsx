import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { openBlankFrame } from '#documents/viewer/blank-frame.ts';
import { brand } from '#lib/brand.ts';
import { useStore } from '#lib/store.ts';
import { useTrackUser } from '#lib/track-user.ts';
import * as text from '#text/import.ts';
import { basepath } from '#text/language.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { useSubmit } from '#ui/form/use-submit.ts';
import { useMounted, useRestoreFocus } from '#ui/hooks.ts';
import { PrintIcon } from '#ui/icons.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import type { PasswordSlip, StudentQueue } from './student-queue.ts';

/** The slips of the students that are created: those that the server has confirmed, or that the student list has. */
export function usePasswordSlips({ queue, memory }: StudentQueue, studentIds: ReadonlyMap<string, string>) {
  const { items } = useStore(queue);
  const { slips } = useStore(memory);
  const removeFrame = useRef<() => void>(undefined);
  // Confirmed, because the slip must stay when the row is removed.
  useEffect(() => {
    for (const { id, status } of items)
      if ((status === 'unknown' || status === 'exists') && studentIds.has(id) && slips[id]?.isCreated === false) memory.confirm(id);
  }, [items, studentIds, slips, memory]);
  const created = Object.entries(slips).filter(([, { isCreated }]) => isCreated);
  const ids = created.map(([id]) => id);
  const list: readonly PasswordSlip[] = created.map(([, slip]) => slip);
  useEffect(() => () => removeFrame.current?.(), []);
  const mounted = useMounted();
  const trackUser = useTrackUser();
  const [isSameUser] = useState(() => trackUser());
  // Passwords must not be printed after the page is left or the user has logged out.
  const isAllowed = () => mounted.current && isSameUser();
  const { isPending, submit } = useSubmit(async () => {
    removeFrame.current?.();
    try {
      removeFrame.current = await printSlips({ slips: list, isAllowed });
      if (!isAllowed()) removeFrame.current?.();
      else memory.setPrinted(ids);
    } catch {
      if (isAllowed()) toasts.error(text.slipsFailed);
    }
  });
  return {
    count: list.length,
    unprinted: list.filter(({ isPrinted }) => !isPrinted).length,
    isPending,
    print: () => void submit(),
    forget: () => {
      removeFrame.current?.();
      memory.forget(new Set(ids));
    },
  };
}

export type PasswordSlips = ReturnType<typeof usePasswordSlips>;

interface PasswordSlipButtonsProps {
  slips: PasswordSlips;
  /** What else can be done, after the slips. */
  children: ReactNode;
}

/** Prints the passwords, and forgets them when they are on paper. */
export function PasswordSlipButtons({ slips, children }: PasswordSlipButtonsProps) {
  const textRef = useRef<HTMLDivElement>(null);
  return (
    <Box display="grid" gap="4">
      <Box ref={textRef} tabIndex={-1}>
        {describeSlips(slips)}
      </Box>
      <Flex flexWrap="wrap" gap="3">
        {slips.count > 0 && <Buttons slips={slips} fallbackFocusRef={textRef} />}
        {children}
      </Flex>
    </Box>
  );
}

function Buttons({ slips, fallbackFocusRef }: { slips: PasswordSlips; fallbackFocusRef: RefObject<HTMLElement | null> }) {
  const { unprinted, isPending, print, forget } = slips;
  return (
    <Flex ref={useRestoreFocus<HTMLDivElement>(fallbackFocusRef)} flexWrap="wrap" gap="3">
      <Button variant={unprinted > 0 ? 'accent' : 'outline'} pending={isPending} onClick={print}>
        <PrintIcon />
        {text.printSlips}
      </Button>
      {unprinted === 0 && <Button onClick={forget}>{text.slipsPrinted}</Button>}
    </Flex>
  );
}

function describeSlips({ count, unprinted }: PasswordSlips): string {
  if (count === 0) return text.passwordsForgotten;
  if (unprinted === 0) return text.areSlipsPrinted;
  return text.printBeforeLeaving(count);
}

/** Slips to cut out, ten to a page. */
const styles = `
@page { size: A4; margin: 10mm }
body { margin: 0; font: 11pt/1.4 sans-serif; color: #000; display: grid; grid-template-columns: 1fr 1fr }
section { box-sizing: border-box; min-height: 52mm; padding: 5mm; border: 1px dashed #888; break-inside: avoid; overflow-wrap: anywhere }
h2 { margin: 0 0 2mm; font-size: 13pt }
p { margin: 0 }
b { font: 600 15pt/1.5 monospace; letter-spacing: 1px }
`;

interface PrintOptions {
  slips: readonly PasswordSlip[];
  /** False if nothing may be printed any more, for example after a logout. */
  isAllowed: () => boolean;
}

/**
 * Prints a slip for each student, in a frame that goes with the print dialog. Returns a function that removes it in any case, because some
 * browsers do not tell when they have printed; undefined if nothing is printed.
 */
async function printSlips({ slips, isAllowed }: PrintOptions): Promise<(() => void) | undefined> {
  const { frame, window } = await openBlankFrame('allow-same-origin allow-modals');
  if (!isAllowed()) {
    frame.remove();
    return undefined;
  }
  const { document } = window;
  document.title = text.passwordSlips;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  document.body.append(...slips.map((slip) => createSlip(document, slip)));
  const remove = () => frame.remove();
  window.addEventListener('afterprint', remove, { once: true });
  window.print();
  return remove;
}

function createSlip(document: Document, { fullName, email, password }: PasswordSlip): HTMLElement {
  const element = (name: string, textContent: string) => Object.assign(document.createElement(name), { textContent });
  const slip = document.createElement('section');
  slip.append(
    element('p', brand.name),
    element('h2', fullName),
    element('p', text.slipEmail(email)),
    element('p', text.slipPassword),
    element('p', text.slipAddress(`${location.origin}${basepath}/login`)),
  );
  slip.children[3]?.append(element('b', password));
  return slip;
}
