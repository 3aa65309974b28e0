import type { ReactNode } from 'react';

export const tooLarge = 'This document is too large to show. Please ask us for a copy.';
export const nothingToSave = 'The document is empty, so there is nothing to save.';
export const notSaved = 'The document could not be saved. Please reload the page and try again.';

export const lookUpAnother = 'Look up another';
export const studentIdIs = (id: string) => `Student Id ${id}`;
export const print = 'Print';
export const share = 'Share';
export const saveAsPdf = 'Save as PDF';
export const more = 'More';
export const notAuthenticated = 'Certificate is not Authenticated';
export const lookUpAgain = 'Please look up the certificate again with the Student Id and course.';
export const lookUpCertificate = 'Look up a certificate';
export const home = 'Home';

export const notShown = 'The document could not be shown.';
export const issuedByInstitute = 'Issued by the institute. This document never asks for a password or payment.';
export const enlarge = (document: string) => `Enlarge the ${document.toLowerCase()}`;
export const enlarged = (document: string) => `Enlarged ${document.toLowerCase()}`;
export const showWholeSheet = 'Show the whole sheet';

export const howToSave = 'The print window of your browser opens next. It saves the file:';
type Device = (name: string) => ReactNode;

export const onComputer = (device: Device) => (
  <>{device('Computer or Android:')} as the printer or destination, choose ‘Save as PDF’. The paper size A4 is already set.</>
);
export const onIphone = (device: Device) => <>{device('iPhone or iPad:')} tap the Share icon at the top, then ‘Save to Files’.</>;
export const openPrintWindow = 'Open print window';

export const shareCertificate = 'Share certificate';
export const whyShare =
  'Send this link with a job application. Anyone who opens it can check the certificate in our records, without an account.';
export const linkToCertificate = 'Link to this certificate';
export const copyLink = 'Copy link';
export const linkCopied = 'The link is copied. Paste it where you need it.';
export const linkNotCopied = 'The link could not be copied. Select it above and copy it yourself.';
export const shareOnWhatsapp = 'Share on WhatsApp';
export const addToLinkedIn = 'Add to LinkedIn profile';
export const qrCodeOfLink = 'QR code of the link to this certificate';
export const scanCode = 'Or let someone scan this code with a phone camera. It opens the same link.';

interface Certificate {
  course: string | undefined;
  institute: string;
  url: string;
}

/** The message that is shared. */
export const checkItHere = ({ course, institute, url }: Certificate) =>
  `${course ? `Certificate in ${course}` : 'Certificate'}, ${institute}. Check it here: ${url}`;
