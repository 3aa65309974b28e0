import { createApi } from '@institute/sdk';
import { ApiProvider, createQueryClient } from '@institute/sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Page } from './page';

// The token is in memory only, so a reload signs the user out. A real app decides where to store the token.
let token: string | undefined;
const api = createApi({ baseUrl: import.meta.env.VITE_API_URL ?? 'http://localhost:4010/v1', token: () => token });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <QueryClientProvider client={createQueryClient()}>
    <ApiProvider api={api}>
      <Page
        onSignIn={(newToken) => {
          token = newToken;
        }}
      />
    </ApiProvider>
  </QueryClientProvider>,
);
