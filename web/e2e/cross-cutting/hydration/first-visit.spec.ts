import { pageFiles } from '../../../budgets/page-files.mjs';
import { course } from '../../support/pages.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** The news of the home page start to move after hydration, by a part of framer-motion. */
const lazyChunks: Record<string, string[]> = { '/': ['animate-style', 'news-marquee'] };

/** Pages for signed-in users load the dialog of an expired session in advance. */
const dialogChunks = ['session-expired-dialog', 'dialogs', 'runtime', 'password-field', 'input-group', 'shared', 'form', 'form-parts'];

/** Only the demo build contains these chunks. */
const mocksChunks = ['browser', 'mocks-panel'];

const chunkName = (path: string) => path.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1');

for (const [viewer, paths] of [
  ['a guest', ['/', '/courses', course.path, '/login', '/register', '/franchise', '/view-result/certificate']],
  ['an operator', ['/franchise/dashboard', '/franchise/student-management', '/franchise/create-student', '/franchise/create-exam']],
] as const) {
  test(`a first visit of ${viewer} loads no scripts beyond those that the size budgets count [F-22]`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    if (viewer === 'an operator') await storeSession(page, sessions.operator);
    const ignored = viewer === 'an operator' ? [...mocksChunks, ...dialogChunks] : mocksChunks;
    let scripts: string[] = [];
    page.on('request', (sent) => scripts.push(new URL(sent.url()).pathname));
    for (const path of paths) {
      scripts = [];
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const listed = pageFiles(await (await request.get(path)).text());
      const others = scripts.filter((script) => script.endsWith('.js') && !listed.includes(script)).map(chunkName);
      expect(listed.length, path).toBeGreaterThan(3);
      expect(others.filter((name) => !ignored.includes(name)).sort(), path).toEqual(lazyChunks[path] ?? []);
    }
  });
}
