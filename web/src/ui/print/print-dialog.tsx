import { Flex } from '@chakra-ui/react/flex';
import { type ComponentProps, type ReactNode, useState } from 'react';
import * as common from '#text/common.ts';
import { Button, type ButtonProps } from '../button.tsx';
import { Modal } from '../dialog/dialogs.tsx';
import { PrintIcon } from '../icons.tsx';
import { PrintArea, usePrint } from './print-area.tsx';

interface PrintDialogProps extends Omit<ComponentProps<typeof Modal>, 'pending' | 'onClose'>, Omit<PrintActionsProps, 'onPrint'> {
  /** The printed content. Undefined if there is nothing to print yet. */
  paper: ReactNode;
  onPrint?: () => void;
}

export function PrintDialog({ paper, label, pending = false, onPrint, onClose, children, ...props }: PrintDialogProps) {
  const { isPending, print } = usePrint();
  const handlePrint = () => {
    onPrint?.();
    print();
  };
  return (
    <Modal {...props} onClose={onClose}>
      {children}
      {paper && (
        <>
          <PrintActions label={label} pending={pending || isPending} onPrint={handlePrint} onClose={onClose} />
          <PrintArea>{paper}</PrintArea>
        </>
      )}
    </Modal>
  );
}

interface PrintActionsProps {
  label: string;
  pending?: boolean;
  onPrint: () => void;
  onClose: () => void;
}

export function PrintActions({ label, pending = false, onPrint, onClose }: PrintActionsProps) {
  return (
    <Flex gap="3" justify="flex-end" wrap="wrap" direction={{ base: 'column-reverse', sm: 'row' }}>
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

interface PrintDialogButtonProps extends Pick<ButtonProps, 'size'> {
  label: string;
  children: (onClose: () => void) => ReactNode;
}

export function PrintDialogButton({ label, size, children }: PrintDialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size={size} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <PrintIcon />
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
