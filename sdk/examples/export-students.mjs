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

const { INSTITUTE_URL: baseUrl, INSTITUTE_EMAIL: email, INSTITUTE_PASSWORD: password } = process.env;
let token = process.env.INSTITUTE_TOKEN;

async function main() {
  const { values } = parseArgs({ options: { batch: { type: 'string' }, course: { type: 'string' } } });
  if (!baseUrl) throw new Error('INSTITUTE_URL is missing, for example http://localhost:4010/v1');
  const api = createApi({ baseUrl, timeoutMs: 30_000, token: () => token, onUnauthorized: signIn });
  async function signIn() {
    if (email && password) token = (await api.login({ email, password })).token;
  }
  if (!token) await signIn();
  if (!token) throw new Error('INSTITUTE_TOKEN is missing, or INSTITUTE_EMAIL and INSTITUTE_PASSWORD.');
  const { users } = await api.listStudents({ batchId: values.batch, courseId: values.course });
  process.stdout.write(toCsv(users));
  console.error(`${users.length} students`);
}

/** The columns in their order. @type {[title: string, value: (student: import('@institute/sdk').Student) => unknown][]} */
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

/** Starts with a byte order mark, by which Excel detects UTF-8. @param {import('@institute/sdk').Student[]} students */
function toCsv(students) {
  const rows = [columns.map(([title]) => title), ...students.map((student) => columns.map(([, value]) => value(student)))];
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** Prefixes an apostrophe to text that a spreadsheet could read as a formula: any that does not start with a letter or digit. @param {unknown} value */
function toCell(value) {
  const text = String(value ?? '');
  const escaped = /^[^\p{L}\p{N}]/u.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}

main().catch((error) => {
  const status = isApiError(error) ? ` (${error.status})` : '';
  console.error(error instanceof SdkError ? `${error.operation}: ${error.message}${status}` : error.message);
  process.exitCode = 1;
});
