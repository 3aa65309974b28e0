/** The major versions of Node that the packages support. */
export const majors = [20, 22, 24];

/** The packages with the binaries of Node end in a platform. */
const platform = `${process.platform}-${process.arch}`;
const canInstall = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'].includes(platform);
const isRunning = (major: number) => process.versions.node.startsWith(`${major}.`);

/** The packages with the versions that do not run here. */
export const nodePackages = majors.flatMap((major) =>
  canInstall && !isRunning(major) ? `node-${major}@npm:node-${platform}@${major}` : [],
);

/** The program of a version, or undefined if npm has none for this platform. */
export const nodeOf = (major: number) => {
  if (isRunning(major)) return 'node';
  return canInstall ? `node_modules/node-${major}/bin/node` : undefined;
};
