import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { DownloadTerms } from '../documents/download-terms.tsx';
import { LookupForm } from './lookup-form.tsx';
import { SealPicture } from './seal-picture.tsx';

export function LookupPage() {
  return (
    <PageBody>
      <PageHeader
        title="View Result"
        text="Look up a certificate: your own, or the one that somebody shows you. What this page finds has been issued by the institute."
      />
      <Columns>
        <Box display="grid" gap="8">
          <Card as="section" aria-label="Look up a certificate">
            <LookupForm />
          </Card>
          <SealPicture />
        </Box>
        <DownloadTerms />
      </Columns>
    </PageBody>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '448px minmax(0, 1fr)' },
  },
});
