// `npm start`. Uses nothing newer than import(), so that an old Node prints a message instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Atrium needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
import('tsx/esm/api').then(
  ({ register }) => {
    const unregister = register();
    return import('./start.ts').then(({ start }) => start(unregister));
  },
  () => {
    console.error('The dependencies are not installed: run npm ci first.');
    process.exit(1);
  },
);
