import type { FindResultInput } from '@institute/sdk';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useSession } from '#session/use-session.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { DocumentViewer, type DocumentViewerHandle } from '#ui/document-viewer/document-viewer.tsx';
import { DownloadIcon, PrintIcon, ShareIcon } from '#ui/icons.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';
import { readDocument, readLookup } from './document-state.ts';

interface DocumentPageProps {
  title: string;
  back?: { to: '/view-result' | '/franchise/results' | '/franchise/out-marksheet'; label: string };
}

const lookUpAnother = { to: '/view-result', label: 'Look up another' } as const;

/** Shows the certificate or marksheet that the navigation state names. No URL leads to one. */
export function DocumentPage({ title, back = lookUpAnother }: DocumentPageProps) {
  // Keeps the initial state: during a navigation the router already has the state of the next page.
  const [state] = useState(useRouterState({ select: ({ location }) => location.state.document }));
  const viewerId = useSession()?.user._id;
  const document = useRef<DocumentViewerHandle>(null);
  const html = useMemo(() => readDocument(state, viewerId), [state, viewerId]);
  if (html === undefined) return <NotAuthenticated />;
  const lookup = readLookup(state);
  const print = () => document.current?.print();
  return (
    <PageBody sheet>
      <Box _print={{ display: 'none' }}>
        <PageHeader
          title={title}
          text={`Only the ${title.toLowerCase()} will be printed.`}
          action={
            <Flex flexWrap="wrap" gap="3">
              <Button onClick={print}>
                <PrintIcon />
                Print
              </Button>
              <SavePdfButton onPrint={print} />
              {lookup && <ShareButton lookup={lookup} />}
              <ButtonLink to={back.to} variant="outline">
                {back.label}
              </ButtonLink>
            </Flex>
          }
        />
      </Box>
      <DocumentViewer ref={document} html={html} name={title} />
    </PageBody>
  );
}

/** Shown for a pasted URL, a new tab or another viewer. */
function NotAuthenticated() {
  return (
    <StatusPage
      title="Certificate is not Authenticated"
      illustration="certificates"
      text="Please look up the certificate again with the Student Id and course."
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

function SavePdfButton({ onPrint }: { onPrint: () => void }) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadSavePdf);
  return (
    <>
      <Button variant="outline" pending={isPending} aria-haspopup="dialog" onClick={open}>
        {!isPending && <DownloadIcon />}
        Save as PDF
      </Button>
      {Dialog && <Dialog onPrint={onPrint} onClose={close} />}
    </>
  );
}

function ShareButton({ lookup }: { lookup: FindResultInput }) {
  const { Dialog, isPending, open, close } = useLazyDialog(loadShare);
  return (
    <>
      <Button variant="outline" pending={isPending} aria-haspopup="dialog" onClick={open}>
        {!isPending && <ShareIcon />}
        Share
      </Button>
      {Dialog && <Dialog lookup={lookup} onClose={close} />}
    </>
  );
}

const loadSavePdf = async () => (await import('./share/save-pdf-dialog.tsx')).SavePdfDialog;
const loadShare = async () => (await import('./share/share-dialog.tsx')).ShareDialog;
