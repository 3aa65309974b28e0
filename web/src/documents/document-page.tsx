import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useListCourses } from '@institute/sdk/react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '#session/use-session.ts';
import * as text from '#text/documents.tsx';
import { breakpoints } from '#theme/system.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useLazyDialog } from '#ui/dialog/use-lazy-dialog.ts';
import { useMediaQuery } from '#ui/hooks.ts';
import { createIcon, DownloadIcon, PrintIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';
import { readDocument, readSwitched, shown } from './document-state.ts';
import { DocumentViewer, type DocumentViewerHandle } from './viewer/document-viewer.tsx';

interface DocumentPageProps {
  title: string;
  back?: { to: '/view-result' | '/franchise/results' | '/franchise/out-marksheet'; label: string };
}

const lookUpAnother = { to: '/view-result', label: text.lookUpAnother } as const;

/** Shows the certificate or marksheet that the navigation state names. No URL leads to a document. On a phone the sheet comes first. */
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
  const isPhone = !useMediaQuery(`(min-width: ${breakpoints.md})`);
  const lookup = state?.lookup;
  const courses = useListCourses({}, { enabled: false }).data?.courses;
  // The dialogs are opened here and not in `Actions`, which is mounted anew when a tablet is turned.
  const savePdf = useLazyDialog(loadSavePdf);
  const share = useLazyDialog(loadShare);
  if (html === undefined) return <NotAuthenticated />;
  const course = courses?.find(({ _id }) => _id === lookup?.courseId)?.title;
  const print = () => document.current?.print();
  const actions = <Actions {...{ back, isPhone, savePdf }} share={lookup && share} onPrint={print} />;
  return (
    <PageBody maxWidth="960px" _print={{ maxWidth: 'none', padding: '0' }}>
      <Box _print={{ display: 'none' }}>
        <PageHeader
          title={title}
          text={isPhone || !lookup ? undefined : [course, text.studentIdIs(lookup.rollNo)].filter(Boolean).join(', ')}
          action={isPhone ? undefined : actions}
        />
      </Box>
      <DocumentViewer ref={document} html={html} name={title} />
      {isPhone && actions}
      {savePdf.Dialog && <savePdf.Dialog onPrint={print} onClose={savePdf.close} />}
      {share.Dialog && lookup && <share.Dialog lookup={lookup} onClose={share.close} />}
    </PageBody>
  );
}

type Opener = Pick<ReturnType<typeof useLazyDialog>, 'isPending' | 'open'>;

interface ActionsProps extends Required<Pick<DocumentPageProps, 'back'>> {
  isPhone: boolean;
  savePdf: Opener;
  /** Undefined without a link to share. */
  share: Opener | undefined;
  onPrint: () => void;
}

/** The buttons side by side, or on a phone one button and a menu at the foot of the screen. */
function Actions({ back, isPhone, savePdf, share, onPrint }: ActionsProps) {
  const isShareMain = isPhone && share !== undefined;
  const variant = isPhone ? 'ghost' : 'outline';
  const shareButton = share && (
    <Button
      variant={isShareMain ? 'solid' : 'outline'}
      flex="1"
      whiteSpace={{ md: 'nowrap' }}
      pending={share.isPending}
      aria-haspopup="dialog"
      onClick={share.open}
    >
      {!share.isPending && <ShareIcon />}
      {text.share}
    </Button>
  );
  const printButton = (
    <Button variant={isShareMain ? 'ghost' : 'solid'} flex="1" whiteSpace={{ md: 'nowrap' }} onClick={onPrint}>
      <PrintIcon />
      {text.print}
    </Button>
  );
  const saveButton = (
    <Button variant={variant} pending={savePdf.isPending} aria-haspopup="dialog" onClick={savePdf.open}>
      {!savePdf.isPending && <DownloadIcon />}
      {text.saveAsPdf}
    </Button>
  );
  const backLink = (
    <ButtonLink to={back.to} variant={variant}>
      {back.label}
    </ButtonLink>
  );
  return isPhone ? (
    <Flex
      position="sticky"
      bottom="var(--toast-inset, 0px)"
      zIndex="header"
      gap="3"
      marginTop="4"
      // The bar reaches the edges of the screen.
      marginInline="-16px"
      paddingInline="4"
      paddingTop="3"
      paddingBottom="calc(12px + env(safe-area-inset-bottom))"
      bg="bg"
      borderTopWidth="1px"
      _print={{ display: 'none' }}
    >
      {isShareMain ? shareButton : printButton}
      <Menu label={text.more} variant="outline">
        {isShareMain && printButton}
        {saveButton}
        {backLink}
      </Menu>
    </Flex>
  ) : (
    <Flex wrap="wrap" gap="3">
      {printButton}
      {saveButton}
      {shareButton}
      {backLink}
    </Flex>
  );
}

/** Shown for a pasted URL, a new tab or another user. */
function NotAuthenticated() {
  return (
    <StatusPage
      title={text.notAuthenticated}
      illustration="certificates"
      text={text.lookUpAgain}
      actions={
        <>
          <ButtonLink to="/view-result">{text.lookUpCertificate}</ButtonLink>
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
