import type { GetInvoiceInput } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useSaveDocument } from './use-save-document.ts';

/** Fetches an invoice and saves it as invoice.html. */
export function useSaveInvoice() {
  const { api } = useApi();
  return useSaveDocument((input: GetInvoiceInput) => api.getInvoice(input), 'invoice.html');
}
