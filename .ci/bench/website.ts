import { execFileSync } from 'node:child_process';
import { publicPaths } from '../../web/deploy/public-paths.ts';
import { plainEnvironment, root } from '../lib/command.mjs';
import { firstVisit } from '../lib/first-visit.mjs';
import { keystrokes } from '../lib/keystrokes.mjs';
import { benchLighthouse } from './lighthouse.ts';
import { searchCost } from './search.ts';

/** What a first visit loads, and how long a letter takes in the search of the largest list. */
export async function benchWebsite(): Promise<void> {
  build();
  console.log('First visit of the production build: scripts and styles in bytes, layout shift');
  console.table(await firstVisit([...publicPaths, '/course-detail/c-tally', '/view-result/certificate', '/verification', '/nothing']));
  await benchLighthouse();
  console.log('A keystroke in the search of 100,000 students: computing, and until it is painted, in ms');
  console.table({ computing: searchCost() });
  build(['--outDir', 'dist-demo'], { VITE_MOCKS: 'on' });
  console.table(await keystrokes());
}

function build(options: string[] = [], env: Record<string, string> = {}): void {
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', ...options], {
    cwd: `${root}web`,
    env: { ...process.env, ...plainEnvironment, ...env },
  });
}
