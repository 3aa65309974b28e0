import type { GetInvoiceInput } from '@institute/sdk';
import { useApp } from '../../lib/app-context.ts';
import { useSaveDocument } from './use-save-document.ts';

/** Fetches an invoice and saves it as invoice.html. */
export function useInvoice() {
  const { api } = useApp();
  return useSaveDocument((input: GetInvoiceInput) => api.getInvoice(input), 'invoice.html');
}
