'use client';

import { createApi } from '@institute/sdk';
import { ApiProvider, createQueryClient } from '@institute/sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { apiUrl } from './api-url';

const api = createApi({ baseUrl: apiUrl });

export function Providers({ children }: { children: ReactNode }) {
  // In state, because the server must not share one user's data with another.
  const [queryClient] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>
  );
}
