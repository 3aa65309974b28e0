import { bin, fail, plainEnvironment, root, run } from './command.mjs';

/**
 * Builds the demo, which contains the mocks, into web/dist-demo, unless DEMO_IS_BUILT says that it is there: only who has just built it
 * may say so. Resolves with the environment that makes a suite serve this build, where it would otherwise make its own.
 */
export async function buildDemo() {
  const isBuilt = { DEMO_IS_BUILT: 'yes' };
  if (process.env.DEMO_IS_BUILT) return isBuilt;
  const { code, output } = await run([bin('vite', 'web'), 'build', '--outDir', 'dist-demo', '--logLevel', 'error'], {
    cwd: `${root}web`,
    quiet: true,
    env: { ...plainEnvironment, VITE_MOCKS: 'on' },
  });
  if (code !== 0) fail(output);
  return isBuilt;
}
