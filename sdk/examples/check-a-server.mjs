// @ts-check
/**
 * Holds what a server answers against the contract: every list that the token's owner may read, down to the last field.
 *
 *   INSTITUTE_URL=http://localhost:4010/v1 INSTITUTE_TOKEN=… node check-a-server.mjs
 *
 * Nothing is written. Ends with 1 when an answer is not the contract's, or when nothing could be read.
 */
import { isApiError, ParseError } from '@institute/sdk';
import { createApi } from '@institute/sdk/check';

const { INSTITUTE_URL: baseUrl, INSTITUTE_TOKEN: token } = process.env;

async function main() {
  if (!baseUrl) throw new Error('INSTITUTE_URL is missing, for example http://localhost:4010/v1');
  if (!token) throw new Error('INSTITUTE_TOKEN is missing: without one, only the list of courses could be read.');
  const api = createApi({ baseUrl, token: () => token, check: 'throw', timeoutMs: 15_000, retries: 0 });
  /** @type {Record<string, () => Promise<unknown>>} */
  const reads = {
    listCourses: () => api.listCourses(),
    getProfile: () => api.getProfile(),
    listStudents: () => api.listStudents(),
    listBatches: () => api.listBatches(),
    listResults: () => api.listResults(),
    listExams: () => api.listExams(),
    getWallet: () => api.getWallet(),
    listTransactions: () => api.listTransactions(),
  };
  const verdicts = await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await judge(read)]));
  for (const [name, verdict] of verdicts) console.log(`${name?.padEnd(18)}${verdict}`);
  const good = verdicts.some(([, verdict]) => verdict === 'ok') && !verdicts.some(([, verdict]) => verdict?.startsWith('WRONG'));
  process.exitCode = good ? 0 : 1;
}

/** @param {() => Promise<unknown>} read */
async function judge(read) {
  try {
    await read();
    return 'ok';
  } catch (error) {
    if (error instanceof ParseError) return `WRONG ${error.reason}`;
    // Another role's list is refused with 403; a token that is not accepted, with 401, proves nothing.
    if (isApiError(error)) return `${error.status === 403 ? 'refused' : 'WRONG'} ${error.status} ${error.message}`;
    return `WRONG ${error instanceof Error ? error.message : error}`;
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
