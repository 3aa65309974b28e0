// @ts-check
/**
 * Exports the students of a franchise centre as CSV.
 *
 *   INSTITUTE_URL=http://localhost:4010/v1 INSTITUTE_TOKEN=… node export-students.mjs > students.csv
 *
 * With INSTITUTE_EMAIL and INSTITUTE_PASSWORD it signs in, also when the token has expired. --batch ID and --course ID filter the students.
 */
import { parseArgs } from 'node:util';
import { createApi, isApiError, SdkError } from '@institute/sdk';
import { toCsv } from '@institute/sdk/csv';

const { INSTITUTE_URL: baseUrl, INSTITUTE_EMAIL: email, INSTITUTE_PASSWORD: password } = process.env;
let token = process.env.INSTITUTE_TOKEN;

async function main() {
  const { values } = parseArgs({ options: { batch: { type: 'string' }, course: { type: 'string' } } });
  if (!baseUrl) throw new Error('INSTITUTE_URL is missing, for example http://localhost:4010/v1');
  const api = createApi({ baseUrl, timeoutMs: 30_000, token: () => token, onUnauthorized: signIn });
  async function signIn() {
    if (email && password) token = (await api.login({ email, password })).token;
    return token;
  }
  if (!token) await signIn();
  if (!token) throw new Error('INSTITUTE_TOKEN is missing, or INSTITUTE_EMAIL and INSTITUTE_PASSWORD.');
  const { users } = await api.listStudents({ batchId: values.batch, courseId: values.course });
  process.stdout.write(toCsv(columns, users));
  console.error(`${users.length} students`);
}

/** The columns in their order. @type {import('@institute/sdk/csv').CsvColumn<import('@institute/sdk').Student>[]} */
const columns = [
  ['Student Id', ({ rollNo }) => rollNo],
  ['Full Name', ({ fullName }) => fullName],
  ['Father Name', ({ fatherName }) => fatherName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Date of Birth', ({ dob }) => dob],
  ['Gender', ({ gender }) => gender],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['Pincode', ({ pincode, pinCode }) => pincode ?? pinCode],
  ['Active', ({ isActive }) => (isActive === false ? 'no' : 'yes')],
];

main().catch((error) => {
  const status = isApiError(error) ? ` (${error.status})` : '';
  console.error(error instanceof SdkError ? `${error.operation}: ${error.message}${status}` : error.message);
  process.exitCode = 1;
});
