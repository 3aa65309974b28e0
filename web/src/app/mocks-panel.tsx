import '@institute/mocks/panel.css';
import './mocks-panel.css';
import { MocksPanel, type SignedIn } from '@institute/mocks/panel';
import { browserStorage, tabStorage } from '#lib/storage.ts';
import { parseSession } from '#session/parse-session.ts';
import { adminTokenKey, sessionKey } from '#session/store.ts';

/** Controls the mocks while the app runs. Not part of a production build. Signing in reloads the page, which has loaded its data. */
export default function WebsiteMocksPanel() {
  return (
    <MocksPanel
      getAccount={currentAccount}
      onSignIn={(session) => {
        signInAs(session);
        location.reload();
      }}
    />
  );
}

function currentAccount(): string | undefined {
  return parseSession(browserStorage.getItem(sessionKey) ?? '')?.user._id;
}

/** Writes or removes the stored session. The page must be reloaded afterwards. */
function signInAs(session: SignedIn | undefined): void {
  if (session) {
    browserStorage.setItem(sessionKey, JSON.stringify(session));
  } else {
    browserStorage.removeItem(sessionKey);
    tabStorage.removeItem(adminTokenKey);
  }
}
