import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DocumentFrame, type PrintableDocument } from '../../ui/document-viewer/document-viewer.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StatePage } from '../../ui/page/status-page.tsx';
import { takeDocument } from './document-state.ts';

interface CertificatePageProps {
  title: string;
  /** Where one more may be found. */
  back?: { to: '/view-result' | '/franchise/results' | '/franchise/out-marksheet'; label: string };
}

const lookUpAnother = { to: '/view-result', label: 'Look up another' } as const;

/** Shows the document that came along in the navigation state; there is no other way to it. */
export function CertificatePage({ title, back = lookUpAnother }: CertificatePageProps) {
  const queryClient = useQueryClient();
  // The one with which the page was opened: while it is being left, the router speaks of the next page already.
  const [handed] = useState(useRouterState({ select: ({ location }) => location.state.document }));
  const viewer = useSession()?.user._id;
  const document = useRef<PrintableDocument>(null);
  const html = takeDocument(handed, viewer, queryClient);
  if (html === undefined) return <NotAuthenticated />;
  return (
    <PageBody maxWidth="960px">
      <Box _print={{ display: 'none' }}>
        <PageHeader
          title={title}
          text="Print gives you the document alone, without this page around it."
          action={
            <Flex wrap="wrap" gap="3">
              <Button onClick={() => document.current?.print()}>
                <PrintIcon />
                Print
              </Button>
              <ButtonLink to={back.to} variant="outline">
                {back.label}
              </ButtonLink>
            </Flex>
          }
        />
      </Box>
      <DocumentFrame ref={document} html={html} name={title} />
    </PageBody>
  );
}

/** Nobody has looked it up: a pasted address, a new tab, another person. */
function NotAuthenticated() {
  return (
    <StatePage
      title="Certificate is not Authenticated"
      text="This page shows a certificate only to the person who has just looked it up. Look it up with the student id and the course."
      actions={
        <>
          <ButtonLink to="/view-result">Look up a certificate</ButtonLink>
          <ButtonLink to="/" variant="outline">
            Home
          </ButtonLink>
        </>
      }
    />
  );
}
