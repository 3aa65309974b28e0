import { flushSync } from 'react-dom';
import { Box } from '#ui/box.ts';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { PrintDialogActions } from '#ui/print/print-dialog-actions.tsx';

interface SavePdfDialogProps {
  onPrint: () => void;
  onClose: () => void;
}

/** Says how the print window of the browser saves a PDF. Websites cannot do it for the user. */
export function SavePdfDialog({ onPrint, onClose }: SavePdfDialogProps) {
  const handlePrint = () => {
    // An open dialog hides the document from screen readers, and so from the file.
    flushSync(onClose);
    onPrint();
  };
  return (
    <Modal title="Save as PDF" onClose={onClose}>
      <p>The print window of your browser opens next. It saves the file:</p>
      <Box as="ul" ps="5" display="grid" gap="2" listStyleType="disc">
        <li>
          <b>Computer or Android:</b> as the printer or destination, choose “Save as PDF”. The paper size A4 is already set.
        </li>
        <li>
          <b>iPhone or iPad:</b> tap the Share icon at the top, then “Save to Files”.
        </li>
      </Box>
      <PrintDialogActions label="Open print window" onPrint={handlePrint} onClose={onClose} />
    </Modal>
  );
}
