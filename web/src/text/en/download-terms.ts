/** The specification misspells the heading. */
export const downloadTerms = 'Terms Of Download Certifcate';
export const terms = [
  'Enter the Student Id exactly as it is printed, with its letters, digits and slashes.',
  'A certificate can be looked up after the student has passed the exam and the result is declared.',
  'A printed copy is for your own records. Employers should check the certificate on this page.',
  'Names and dates are shown as in our records. If something is wrong, write to us before you print.',
  'Altering a certificate, or using another person’s certificate as your own, is an offence, and the certificate is withdrawn.',
];
