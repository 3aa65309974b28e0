import type { GetInvoiceInput } from '@institute/sdk';
import { useApp } from '../../../app-context.ts';
import { samePerson } from '../../../session/same-person.ts';
import { saveDocument } from '../../../ui/save-document.ts';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { useCall } from '../../../use-call.ts';

/** Fetches an invoice and saves it as invoice.html. No read of the cache: nothing of it is kept. */
export function useInvoice(input: GetInvoiceInput) {
  const { api, session } = useApp();
  const invoice = useCall({ mutationFn: (asked: GetInvoiceInput) => api.getInvoice(asked) });
  const { pending, run } = useSingleFlight(async () => {
    const isHere = samePerson(session);
    const html = await invoice.send(input);
    // Whoever logged out meanwhile leaves nothing on the computer.
    await saveDocument(html, 'invoice.html', isHere);
  });
  return { pending, download: () => void run() };
}
