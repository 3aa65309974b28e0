import { chakra } from '@chakra-ui/react/styled-system';
import { keepCertificate, removeKeptCertificate } from '../../../lib/kept-certificate.ts';
import { type WorkerMessage, workerUrl } from '../../../lib/offline-caches.ts';
import { storedMoment } from '../../../lib/stored-moment.ts';
import { useSession } from '../../../session/use-session.ts';
import { recipe } from '../../../theme/system.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast/toast-store.ts';
import { useKeptCertificate } from './use-kept-certificate.ts';

/** Keeps a certificate on the device until the logout, or removes it. For signed-in viewers only, because only they can log out. */
export function KeepButton({ html }: { html: string }) {
  const viewerId = useSession()?.user._id;
  const kept = useKeptCertificate();
  const isKept = kept?.html === html;
  if (!viewerId) return null;
  const keep = () => {
    if (!keepCertificate(html, viewerId))
      return toasts.error('Your browser cannot keep this certificate. Please print it or save it as a PDF.');
    void storePages();
  };
  return (
    <>
      <Button variant="outline" onClick={isKept ? removeKeptCertificate : keep}>
        {isKept ? 'Remove from this device' : 'Keep on this device'}
      </Button>
      <Note role="status">
        {isKept &&
          `Kept on this device, as of ${storedMoment(kept.keptAt)}. You can open it from View Result${canOpenOffline() ? ', also without internet,' : ''} until you log out.`}
      </Note>
    </>
  );
}

/** Whether the service worker of the website is there. Some browsers and private windows have none. */
function canOpenOffline(): boolean {
  return navigator.serviceWorker?.controller?.scriptURL.endsWith(workerUrl) === true;
}

/** Lets the service worker store the pages that show a certificate. */
async function storePages(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ kept: true } satisfies WorkerMessage);
}

const Note = chakra('p', recipe({ base: { flexBasis: '100%', textStyle: 'sm', color: 'fg.muted', '&:empty': { mt: '-12px' } } }));
