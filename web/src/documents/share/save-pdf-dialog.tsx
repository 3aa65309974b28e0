import { flushSync } from 'react-dom';
import * as text from '#text/share.tsx';
import { Box } from '#ui/box.ts';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { PrintActions } from '#ui/print/print-dialog.tsx';

/** Says how the print window of the browser saves a PDF. Websites cannot do it for the user. */
export function SavePdfDialog({ onPrint, onClose }: { onPrint: () => void; onClose: () => void }) {
  const handlePrint = () => {
    // An open dialog hides the document from screen readers, and so from the file.
    flushSync(onClose);
    onPrint();
  };
  return (
    <Modal title={text.saveAsPdf} onClose={onClose}>
      <p>{text.howToSave}</p>
      <Box as="ul" ps="5" display="grid" gap="2" listStyleType="disc">
        <li>{text.onComputer(bold)}</li>
        <li>{text.onIphone(bold)}</li>
      </Box>
      <PrintActions label={text.openPrintWindow} onPrint={handlePrint} onClose={onClose} />
    </Modal>
  );
}

const bold = (name: string) => <b>{name}</b>;
