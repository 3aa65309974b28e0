import * as common from '#text/common.ts';
import { Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { PrintIcon } from '#ui/icons.tsx';

interface PrintDialogActionsProps {
  label: string;
  pending?: boolean;
  onPrint: () => void;
  onClose: () => void;
}

export function PrintDialogActions({ label, pending = false, onPrint, onClose }: PrintDialogActionsProps) {
  return (
    <Flex gap="3" justifyContent="flex-end" flexWrap="wrap" flexDirection={{ base: 'column-reverse', sm: 'row' }}>
      <Button variant="outline" onClick={onClose}>
        {common.close}
      </Button>
      <Button data-focus-first pending={pending} onClick={onPrint}>
        {!pending && <PrintIcon />}
        {label}
      </Button>
    </Flex>
  );
}
