import { bin, root, run } from './lib/command.mjs';

/** Each package is a program of its own, so that what only browsers or only Node have stays where it belongs. */
const projects = ['openapi', 'sdk', 'mocks', 'web', 'web/e2e', '.ci'];

/** What was found is kept, so that the next check looks only at what has changed since. */
const kept = (project) => `${root}node_modules/.cache/types/${project.replace('/', '-')}.tsbuildinfo`;

const check = (project) => [bin('tsc'), '-p', `${root}${project}`, '--incremental', '--tsBuildInfoFile', kept(project)];
const results = await Promise.all(projects.map((project) => run(check(project), { quiet: true })));
for (const { output } of results) process.stdout.write(output);
process.exit(results.some(({ code }) => code !== 0) ? 1 : 0);
