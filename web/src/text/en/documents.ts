export const notShown = 'The document could not be shown.';
export const issuedByInstitute = 'Issued by the institute. This document never asks for a password or payment.';
export const enlarge = (document: string) => `Enlarge the ${document.toLowerCase()}`;
export const enlarged = (document: string) => `Enlarged ${document.toLowerCase()}`;
export const showWholeSheet = 'Show the whole sheet';
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

/** The specification misspells the heading. */
export const downloadTerms = 'Terms Of Download Certifcate';
export const terms = [
  'Enter the Student Id exactly as it is printed, with its letters, digits and slashes.',
  'A certificate can be looked up after the student has passed the exam and the result is declared.',
  'A printed copy is for your own records. Employers should check the certificate on this page.',
  'Names and dates are shown as in our records. If something is wrong, write to us before you print.',
  'Altering a certificate, or using another person’s certificate as your own, is an offence, and the certificate is withdrawn.',
];
