import { bin, root, run } from './lib/command.mjs';

/** Each package is a program of its own, so that what only browsers or only Node have stays where it belongs. */
const projects = ['openapi', 'sdk', 'mocks', 'web', 'web/e2e', '.ci'];

const results = await Promise.all(projects.map((project) => run([bin('tsc'), '-p', `${root}${project}`], { quiet: true })));
for (const { output } of results) process.stdout.write(output);
process.exit(results.some(({ code }) => code !== 0) ? 1 : 0);
