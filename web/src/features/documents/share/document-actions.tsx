import type { FindResultInput } from '@institute/sdk';
import { Button } from '../../../ui/button.tsx';
import { useLazyDialog } from '../../../ui/dialog/use-lazy-dialog.ts';
import { DownloadIcon, ShareIcon } from '../../../ui/icons.tsx';

/** Opens the dialog that says how to save the document as a PDF. */
export function SavePdfButton({ onPrint }: { onPrint: () => void }) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadSavePdf);
  return (
    <>
      <Button variant="outline" pending={isPending} aria-haspopup="dialog" onClick={open}>
        {!isPending && <DownloadIcon />}
        Save as PDF
      </Button>
      {Dialog && <Dialog onPrint={onPrint} onClose={close} />}
    </>
  );
}

/** Opens the dialog with the link to a certificate. */
export function ShareButton({ lookup }: { lookup: FindResultInput }) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadShare);
  return (
    <>
      <Button variant="outline" pending={isPending} aria-haspopup="dialog" onClick={open}>
        {!isPending && <ShareIcon />}
        Share
      </Button>
      {Dialog && <Dialog lookup={lookup} onClose={close} />}
    </>
  );
}

const loadSavePdf = async () => (await import('./save-pdf-dialog.tsx')).SavePdfDialog;
const loadShare = async () => (await import('./share-dialog.tsx')).ShareDialog;
