import { run } from './command.mjs';

/**
 * Installs packages of Debian and Ubuntu, as root or with sudo that asks for no password. Elsewhere it does nothing; look for the program afterwards.
 * @param {string[]} names
 */
export async function aptInstall(names) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  await run([...sudo, 'apt-get', 'update'], { quiet: true });
  await run([...sudo, 'apt-get', 'install', '-y', ...names], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
