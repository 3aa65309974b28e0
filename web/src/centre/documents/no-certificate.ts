import { isApiError } from '@institute/sdk';

/** Only the API itself knows that there is no certificate: a 404 of a proxy leaves it open. */
export function isNoCertificate(error: unknown): boolean {
  return isApiError(error) && error.status === 404 && Object(error.body).success === false;
}
