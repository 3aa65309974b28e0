import type { OperationContract } from './contract.ts';
import type { ApiDefinition, TokenContext, ViewerRecord } from './definition.ts';
import { forbidden, unauthorized } from './errors.ts';

interface AuthenticationContext<Db extends object> extends Omit<TokenContext<Db>, 'security'> {
  request: Request;
  /** Every token counts as expired. */
  tokensExpired: boolean;
}

/** The account that the token belongs to, if the operation takes a token. Throws 401 or 403. */
export function authenticate<Db extends object, Viewer extends ViewerRecord>(
  operation: OperationContract,
  { findViewer, findToken = bearerToken }: Pick<ApiDefinition<never, Db, Viewer>, 'findViewer' | 'findToken'>,
  { request, tokensExpired, ...context }: AuthenticationContext<Db>,
): Viewer | undefined {
  const { security = [], roles = [], isTokenOptional } = operation;
  if (security.length === 0) return undefined;
  const token = findToken(request, operation);
  if (!token) {
    if (isTokenOptional) return undefined;
    throw unauthorized('Please login first.');
  }
  if (tokensExpired) throw unauthorized();
  const viewer = findViewer(token, { ...context, security });
  if (viewer && roles.length > 0 && !roles.includes(viewer.role ?? Number.NaN)) throw forbidden();
  return viewer;
}

function bearerToken({ headers }: Request): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
}
