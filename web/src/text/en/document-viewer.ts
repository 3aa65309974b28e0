export const notShown = 'The document could not be shown.';
export const issuedByInstitute = 'Issued by the institute. This document never asks for a password or payment.';
export const enlarge = (document: string) => `Enlarge the ${document.toLowerCase()}`;
export const enlarged = (document: string) => `Enlarged ${document.toLowerCase()}`;
export const showWholeSheet = 'Show the whole sheet';
