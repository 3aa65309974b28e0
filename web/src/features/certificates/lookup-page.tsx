import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { DownloadTerms } from '../documents/download-terms.tsx';
import { CertificateIllustration } from './certificate-illustration.tsx';
import { LookupForm } from './lookup-form.tsx';
import type { LookupSearch } from './lookup-search.ts';

export function LookupPage({ search }: { search: LookupSearch }) {
  return (
    <PageBody>
      <PageHeader title="View Result" text="Check any certificate, yours or someone else’s. If it appears here, we issued it." />
      <Columns>
        <Box display="grid" gap="8">
          <Card as="section" aria-label="Look up a certificate">
            <LookupForm search={search} />
          </Card>
          <CertificateIllustration />
        </Box>
        <DownloadTerms />
      </Columns>
    </PageBody>
  );
}

const Columns = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: { base: '8', lg: '12' },
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '448px minmax(0, 1fr)' },
    },
  }),
);
