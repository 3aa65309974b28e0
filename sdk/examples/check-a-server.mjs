// @ts-check
/**
 * Validates the responses of a server against the contract: the profile and every list that the token gives access to.
 *
 *   INSTITUTE_URL=http://localhost:4010/v1 INSTITUTE_TOKEN=… node check-a-server.mjs
 *
 * Sends only GET requests. Exits with 1 when a response does not match the contract, or when no response could be read.
 */
import { isApiError, ParseError } from '@institute/sdk';
import { createApi } from '@institute/sdk/check';

const { INSTITUTE_URL: baseUrl, INSTITUTE_TOKEN: token } = process.env;

async function main() {
  if (!baseUrl) throw new Error('INSTITUTE_URL is missing, for example http://localhost:4010/v1');
  if (!token) throw new Error('INSTITUTE_TOKEN is missing. Without it, only the list of courses can be read.');
  const api = createApi({ baseUrl, token: () => token, check: 'throw', timeoutMs: 15_000, retries: 0 });
  /** @type {Record<string, () => Promise<unknown>>} */
  const queries = {
    listCourses: () => api.listCourses(),
    getProfile: () => api.getProfile(),
    listStudents: () => api.listStudents(),
    listBatches: () => api.listBatches(),
    listResults: () => api.listResults(),
    listExams: () => api.listExams(),
    getWallet: () => api.getWallet(),
    listTransactions: () => api.listTransactions(),
  };
  const results = await Promise.all(Object.entries(queries).map(async ([name, query]) => ({ name, outcome: await check(query) })));
  for (const { name, outcome } of results) console.log(`${name.padEnd(18)}${outcome}`);
  const isOk = results.some(({ outcome }) => outcome === 'ok') && !results.some(({ outcome }) => outcome.startsWith('FAILED'));
  process.exitCode = isOk ? 0 : 1;
}

/** @param {() => Promise<unknown>} query */
async function check(query) {
  try {
    await query();
    return 'ok';
  } catch (error) {
    if (error instanceof ParseError) return `FAILED ${error.reason}`;
    // A 403 is correct for a list of another role. After a 401 nothing has been checked.
    if (isApiError(error)) return `${error.status === 403 ? 'forbidden' : 'FAILED'} ${error.status} ${error.message}`;
    return `FAILED ${error instanceof Error ? error.message : error}`;
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
