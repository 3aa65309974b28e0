import { createApi } from '../../../sdk/src/index.ts';
import { fetchFromMocks, mocksServer } from './mocks.ts';
import type { SwaggerUi } from './swagger-ui.ts';

/** Public accounts of the mocks. A guest has none. */
const accounts = {
  guest: undefined,
  student: { email: 'student@example.com', password: 'student123' },
  operator: { email: 'franchise@example.com', password: 'franchise123' },
};

/** Whose token the requests carry. */
export type Role = keyof typeof accounts;

const scheme = 'bearerAuth';
const api = createApi({ baseUrl: mocksServer.url, fetch: fetchFromMocks });
const roleByToken = new Map<unknown, Role>([[undefined, 'guest']]);

/** Narrows the value of a radio button. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(accounts, value);
}

/** Authorizes Swagger UI with a token of the role. Rejects with an ApiError when the account has another password by now. */
export async function signIn(swaggerUi: SwaggerUi, role: Role): Promise<void> {
  const account = accounts[role];
  if (!account) return swaggerUi.authActions.logout([scheme]);
  const { token } = await api.login(account);
  roleByToken.set(token, role);
  swaggerUi.preauthorizeApiKey(scheme, token);
}

/** The role of Swagger UI's token; undefined for a token from elsewhere, which the Authorize dialog accepts too. */
export function currentRole(swaggerUi: SwaggerUi): Role | undefined {
  return roleByToken.get(swaggerUi.authSelectors.authorized().getIn([scheme, 'value']));
}
