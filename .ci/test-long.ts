import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApi } from '../sdk/src/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = 4392;
const rate = 200;
const seconds = Number(process.env.LONG_SECONDS ?? 60);

/** Sends 200 reads a second to the mocks on a port and counts what fails. */
async function main(): Promise<void> {
  const data = join(mkdtempSync(join(tmpdir(), 'mocks-')), 'data.json');
  const server = spawn(process.execPath, ['--import', 'tsx', `${root}mocks/src/server.ts`, '--port', String(port), '--data', data]);
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const api = createApi({ baseUrl: `http://localhost:${port}/v1`, retries: 0, timeoutMs: 5000 });
  const { token } = await api.login({ email: 'franchise@example.com', password: 'franchise123' });
  const reads = [
    () => api.listCourses(),
    () => api.listStudents({}, { token }),
    () => api.getWallet({}, { token }),
    () => api.getCourse({ id: 'c-ccc' }),
  ];
  let [answered, failed] = [0, 0];
  const open: Promise<void>[] = [];
  const started = performance.now();
  for (let tick = 0; tick < seconds * 20; tick++) {
    for (let call = 0; call < rate / 20; call++) {
      const read = reads[call % reads.length] ?? (() => api.listCourses());
      open.push(
        read().then(
          () => void answered++,
          () => void failed++,
        ),
      );
    }
    const due = started + (tick + 1) * 50 - performance.now();
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
  }
  await Promise.all(open);
  server.kill();
  console.log(
    `${rate} requests a second for ${seconds} s: ${answered} answered, ${failed} failed, ${Math.round(performance.now() - started)} ms in all`,
  );
  console.log(`${failed === 0 ? 1 : 0} passed, ${failed === 0 ? 0 : 1} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
