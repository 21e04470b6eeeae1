import { groupsOf, testFiles } from './tests/nodeGroups.ts';
import { runGroups } from './tests/nodeRun.ts';

/** Runs tests/<folder>/**\/*.test.ts by Node's own runner. Further arguments are files, or options of that runner. */
const [folder = 'server', ...rest] = process.argv.slice(2);
const options = rest.filter((argument) => argument.startsWith('--'));
const named = rest.filter((argument) => !argument.startsWith('--'));

const { passed, failed } = await runGroups(groupsOf(named.length > 0 ? named : await testFiles(folder)), options);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
