import type { GetHallTicketInput } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useSaveDocument } from './use-save-document.ts';

/** Fetches a hall ticket and saves it as admitCard.html. */
export function useSaveHallTicket() {
  const { api } = useApi();
  return useSaveDocument((input: GetHallTicketInput) => api.getHallTicket(input), 'admitCard.html');
}
