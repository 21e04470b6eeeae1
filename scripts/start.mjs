// `npm start`. Uses nothing newer than import(), so that an old Node prints a message instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Atrium needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
import('tsx/esm/api').then(
  ({ register }) => {
    register();
    return import('./start.ts');
  },
  () => {
    console.error('The dependencies are not installed: run npm ci first.');
    process.exit(1);
  },
);
