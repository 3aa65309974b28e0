import { Box } from '@chakra-ui/react/box';

const terms = [
  'Use the student id exactly as it is printed, with its letters, digits and slashes.',
  'A certificate can be looked up once the examination is passed and the result is declared.',
  'A printed copy serves for your own records. Whoever has to rely on it should look it up here again.',
  'Names and dates are shown as they stand in the institute’s records. If one of them is wrong, write to us before you print.',
  'Changing a certificate, or passing off another person’s as your own, is an offence, and the certificate is withdrawn.',
];

/** Static text under the heading that the product gives it, spelled so. */
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
