import * as text from '#text/certificates.ts';
import { Box } from '#ui/box.ts';

export function DownloadTerms() {
  return (
    <section aria-labelledby="download-terms">
      <Box as="h2" id="download-terms" textStyle="lg">
        {text.downloadTerms}
      </Box>
      <Box as="ol" mt="3" ps="5" display="grid" gap="2" listStyleType="decimal" color="fg.muted">
        {text.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Box>
    </section>
  );
}
