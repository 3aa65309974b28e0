import { createMockServer } from '@institute/mocks/node';
import { createApi } from '@institute/sdk';

const baseUrl = 'http://localhost/v1';

/** Mocks that replace the network of this process, and a client of a franchise operator: what code blocks of the mocks' README rely on. */
export const mocks = createMockServer({ baseUrl });
mocks.server.listen({ onUnhandledRequest: 'bypass' });
const { token } = await createApi({ baseUrl }).login({ email: 'franchise@example.com', password: 'franchise123' });
export const api = createApi({ baseUrl, token: () => token });
