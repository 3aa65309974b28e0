import type { FindResultInput } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useOpenDocument } from './use-open-document.ts';

interface OpenCertificateOptions {
  /** The page that shows the certificate. */
  path: '/view-result/certificate' | '/franchise/view-result/certificate';
}

/** Fetches the certificate of a declared result and navigates to the page that shows it. */
export function useOpenCertificate(options: OpenCertificateOptions) {
  const { api } = useApi();
  return useOpenDocument({ ...options, fetchDocument: (input: FindResultInput) => api.findResult(input), toLookup: (input) => input });
}
