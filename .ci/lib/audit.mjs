import { pnpm, run } from './command.mjs';

/**
 * Asks the registry about known flaws of what is installed; where it cannot be asked, says so and goes on.
 * @param {import('./tally.mjs').Tally} tally
 */
export async function auditSuite(tally) {
  const patience = { pnpm_config_fetch_retries: '0', pnpm_config_fetch_timeout: '20000' };
  const { output } = await run([...pnpm, 'audit', '--json', '--audit-level', 'high'], { quiet: true, env: patience });
  const report = parse(output);
  if (!report) return console.log('- Known flaws were not looked for: the registry gives no audit here');
  const { high = 0, critical = 0 } = report.metadata?.vulnerabilities ?? {};
  tally.check('No installed package has a known flaw of high or critical severity [S-23]', high + critical === 0, output);
}

/**
 * The report, which follows whatever npx has to say.
 * @param {string} output
 */
function parse(output) {
  const start = output.indexOf('{');
  try {
    const report = JSON.parse(output.slice(start));
    return report.error ? undefined : report;
  } catch {
    return undefined;
  }
}
