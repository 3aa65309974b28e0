import '@institute/mocks/panel.css';
import './mocks-panel.css';
import { MocksPanel } from '@institute/mocks/panel';
import { currentAccount, signInAs } from './accounts.ts';

/** Steers the mocks while the app runs. Not part of a production build. The page reloads, because the app has loaded its data by then. */
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
