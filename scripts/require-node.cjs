// All commands use the Node that `npm ci` installs as a package. If install scripts are turned off, npm falls back to the system's Node.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Node 24 is needed and this is ${process.version}. Run through npm (npm start, npm test) after "npm ci" with install scripts allowed for the package "node".`,
  );
  process.exit(1);
}
