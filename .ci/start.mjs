import { spawn } from 'node:child_process';
import { root } from './command.mjs';
import { setUp } from './setup.mjs';

await setUp();
console.log('Starting the website …');
const server = spawn(process.execPath, ['serve.mjs', 'dev'], { cwd: `${root}web`, stdio: 'inherit' });
server.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGINT', () => server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
