import { pnpm, run } from '../lib/command.mjs';

/** What `pnpm generate` writes; it is committed, and must be what the spec says. */
const generated = ['sdk/src/generated', 'mocks/src/generated'];

/** Generates and sees whether that changed anything; on CI also whether what stands there is what was committed. */
export async function staleFiles(): Promise<string[]> {
  const made = await run([...pnpm, '--silent', 'generate'], { quiet: true });
  const git = process.env.CI ? await run(['git', 'status', '--porcelain', '--', ...generated], { quiet: true }) : { code: 0, output: '' };
  if (made.code === 0 && / 0 files changed/.test(made.output) && git.code === 0 && !git.output) return [];
  return [`Run \`pnpm generate\` and commit what it changes.\n${made.output}${git.output}`.trim()];
}

/** What Redocly and the house rules find in the contract. */
export async function lintProblems(): Promise<string[]> {
  const { code, output } = await run([...pnpm, '--silent', '--filter', '@institute/openapi', 'lint'], { quiet: true });
  return code === 0 ? [] : [output];
}
