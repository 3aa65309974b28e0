// @ts-check
/**
 * Writes the students of a franchise's centre as CSV.
 *
 *   INSTITUTE_URL=http://localhost:4010/v1 INSTITUTE_TOKEN=… node export-students.mjs > students.csv
 *
 * Instead of a token, INSTITUTE_EMAIL and INSTITUTE_PASSWORD sign in. With --batch or --course ID only theirs are written.
 */
import { parseArgs } from 'node:util';
import { createApi, isApiError, SdkError } from '@institute/sdk';

const { INSTITUTE_URL: baseUrl, INSTITUTE_TOKEN: token, INSTITUTE_EMAIL: email, INSTITUTE_PASSWORD: password } = process.env;

async function main() {
  const { values } = parseArgs({ options: { batch: { type: 'string' }, course: { type: 'string' } } });
  if (!baseUrl) throw new Error('INSTITUTE_URL is missing, for example http://localhost:4010/v1');
  const api = createApi({ baseUrl, timeoutMs: 30_000 });
  const signedIn = token || (email && password ? (await api.login({ email, password })).token : undefined);
  if (!signedIn) throw new Error('INSTITUTE_TOKEN is missing, or INSTITUTE_EMAIL and INSTITUTE_PASSWORD.');
  const { users } = await api.listStudents({ batchId: values.batch, courseId: values.course }, { token: signedIn });
  process.stdout.write(toCsv(users));
  console.error(`${users.length} students`);
}

/** Columns in the order of the file. @type {[title: string, value: (student: import('@institute/sdk').Student) => unknown][]} */
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

/** With a byte order mark, by which Excel knows that it is UTF-8. @param {import('@institute/sdk').Student[]} students */
function toCsv(students) {
  const rows = [columns.map(([title]) => title), ...students.map((student) => columns.map(([, value]) => value(student)))];
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** What begins with neither letter nor digit, as a formula does, gets an apostrophe, whatever a student typed. @param {unknown} value */
function toCell(value) {
  const text = String(value ?? '');
  const harmless = /^[^\p{L}\p{N}]/u.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

main().catch((error) => {
  const refused = isApiError(error) ? ` (${error.status})` : '';
  console.error(error instanceof SdkError ? `${error.operation}: ${error.message}${refused}` : error.message);
  process.exitCode = 1;
});
