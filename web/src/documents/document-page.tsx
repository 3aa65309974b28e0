import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useListCourses } from '@institute/sdk/react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '#session/use-session.ts';
import * as text from '#text/documents.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { createIcon, DownloadIcon, PrintIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { BackLink, type BackLinkProps } from '#ui/page/back-link.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';
import { readDocument, readSwitched, shown } from './document-state.ts';
import { DocumentViewer, type DocumentViewerHandle } from './viewer/document-viewer.tsx';

interface DocumentPageProps {
  title: string;
  back?: BackLinkProps;
}

const lookUpAnother = { to: '/view-result', label: text.lookUpAnother } as const;

/** Shows the certificate or marksheet that the navigation state names. No URL leads to a document. */
export function DocumentPage({ title, back = lookUpAnother }: DocumentPageProps) {
  // Keeps the initial state: during a navigation the router already has the state of the next page.
  const named = useLocation().state.document;
  const userId = useSession()?.user._id;
  const [state] = useState(() => named ?? readSwitched(userId));
  const document = useRef<DocumentViewerHandle>(null);
  const html = useMemo(() => readDocument(state, userId), [state, userId]);
  const { history } = useRouter();
  useEffect(() => {
    if (!state || html === undefined) return;
    shown.write(userId, state);
    // The history entry gets the state, too, for a reload and for Back.
    if (!history.location.state.document) history.replace(history.location.href, { document: state });
  }, [state, html, userId, history]);
  const lookup = state?.lookup;
  const courses = useListCourses({}, { enabled: false }).data?.courses;
  const savePdf = useLazyDialog(loadSavePdf);
  const share = useLazyDialog(loadShare);
  if (html === undefined) return <NotAuthenticated />;
  const course = courses?.find(({ _id }) => _id === lookup?.courseId)?.title;
  const print = () => document.current?.print();
  return (
    <PageBody maxWidth="960px" _print={{ maxWidth: 'none', padding: '0' }}>
      <Flex wrap="wrap" columnGap="4" align="flex-end" justify="space-between" _print={{ display: 'block' }}>
        <Box _print={{ display: 'none' }}>
          <BackLink {...back} />
          <PageHeader title={title} text={lookup && [course, text.studentIdIs(lookup.rollNo)].filter(Boolean).join(', ')} />
        </Box>
        <Actions>
          <Button colorPalette="accent" flex="1" onClick={print}>
            <PrintIcon />
            {text.print}
          </Button>
          <Menu label={text.more} variant="outline">
            {lookup && (
              <Button variant="ghost" pending={share.isPending} aria-haspopup="dialog" onClick={share.open}>
                {!share.isPending && <ShareIcon />}
                {text.share}
              </Button>
            )}
            <Button variant="ghost" pending={savePdf.isPending} aria-haspopup="dialog" onClick={savePdf.open}>
              {!savePdf.isPending && <DownloadIcon />}
              {text.saveAsPdf}
            </Button>
          </Menu>
        </Actions>
        <Box width="full">
          <DocumentViewer ref={document} html={html} name={title} />
        </Box>
      </Flex>
      {savePdf.Dialog && <savePdf.Dialog onPrint={print} onClose={savePdf.close} />}
      {share.Dialog && lookup && <share.Dialog lookup={lookup} onClose={share.close} />}
    </PageBody>
  );
}

/** The buttons beside the title, or on a phone at the foot of the screen. */
const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    marginBottom: { md: '8' },
    _print: { display: 'none' },
    mdDown: {
      order: '1',
      position: 'sticky',
      bottom: 'var(--toast-inset, 0px)',
      zIndex: 'header',
      width: 'full',
      marginTop: '4',
      // The bar reaches the edges of the screen.
      boxSizing: 'content-box',
      marginInline: '-16px',
      paddingInline: '4',
      paddingTop: '3',
      paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
      bg: 'bg',
      borderTopWidth: '1px',
    },
  },
});

/** Shown for a pasted URL, a new tab or another user. */
function NotAuthenticated() {
  return (
    <StatusPage
      title={text.notAuthenticated}
      illustration="search"
      text={text.lookUpAgain}
      actions={
        <>
          <ButtonLink to="/view-result" colorPalette="accent">
            {text.lookUpCertificate}
          </ButtonLink>
          <ButtonLink to="/" variant="outline">
            {text.home}
          </ButtonLink>
        </>
      }
    />
  );
}

const loadSavePdf = async () => (await import('./share-dialogs.tsx')).SavePdfDialog;
const loadShare = async () => (await import('./share-dialogs.tsx')).ShareDialog;

const ShareIcon = createIcon(
  'M8.5 10.7l7-4M8.5 13.3l7 4',
  'M18 3a2.7 2.7 0 100 5.4A2.7 2.7 0 0018 3z',
  'M6 9.3a2.7 2.7 0 100 5.4 2.7 2.7 0 000-5.4z',
  'M18 15.6a2.7 2.7 0 100 5.4 2.7 2.7 0 000-5.4z',
);
