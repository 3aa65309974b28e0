import { Box } from '#ui/box.ts';

const terms = [
  'Enter the Student Id exactly as it is printed, with its letters, digits and slashes.',
  'A certificate can be looked up after the student has passed the exam and the result is declared.',
  'A printed copy is for your own records. Employers should check the certificate on this page.',
  'Names and dates are shown as in our records. If something is wrong, write to us before you print.',
  'Altering a certificate, or using another person’s certificate as your own, is an offence, and the certificate is withdrawn.',
];

/** The specification misspells the heading. */
export function DownloadTerms() {
  return (
    <section aria-labelledby="download-terms">
      <Box as="h2" id="download-terms" textStyle="lg">
        Terms Of Download Certifcate
      </Box>
      <Box as="ol" mt="3" ps="5" display="grid" gap="2" listStyleType="decimal" color="fg.muted">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Box>
    </section>
  );
}
