import type { GetInvoiceInput } from '@institute/sdk';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../app-context.ts';
import { saveDocument } from '../../../ui/save-document.ts';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';

/** Fetches an invoice and saves it as invoice.html. No read of the cache: nothing of it is kept. */
export function useInvoice(input: GetInvoiceInput) {
  const { api, session } = useApp();
  const invoice = useMutation({ mutationFn: () => api.getInvoice(input), gcTime: 0 });
  const { pending, run } = useSingleFlight(async () => {
    const token = session.get()?.token;
    const html = await invoice.mutateAsync();
    // Whoever logged out meanwhile leaves nothing on the computer.
    if (session.get()?.token === token) await saveDocument(html, 'invoice.html');
  });
  return { pending, download: () => void run() };
}
