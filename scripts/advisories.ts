import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AdvisoryList, advisoryList, judge, lockedPackages, renewedList } from './support/advisories.ts';
import { ROOT } from './support/run.ts';

const FILE = join(ROOT, 'scripts/advisories.json');
const MOST_BYTES = 64 * 1024 * 1024;

const readList = async (): Promise<AdvisoryList> => advisoryList.parse(JSON.parse(await readFile(FILE, 'utf8')));
const readLock = async () => lockedPackages(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));

/** npm's answer; npm exits with 1 as soon as it has found anything. */
function askNpm(): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, maxBuffer: MOST_BYTES };
    execFile('npm', ['audit', '--json', '--package-lock-only'], options, (_error, stdout) => resolve(stdout));
  });
}

/** Prints what the list says about the lock file, without a network. True if nothing needs fixing. */
export async function knownAdvisories(): Promise<boolean> {
  const { faults, unsure } = judge(await readList(), await readLock(), new Date());
  for (const fault of faults) console.log(`  ${fault}`);
  if (unsure) console.log(`  could not say everything: ${unsure}`);
  return faults.length === 0;
}

if (process.argv[1] === import.meta.filename) {
  parseArgs({ options: {} });
  const answer = await askNpm();
  try {
    const list = renewedList(answer, await readList(), await readLock(), new Date());
    await writeFile(FILE, `${JSON.stringify(list, null, 2)}\n`);
    console.log(`${list.advisories.length} advisories written`);
  } catch {
    console.error(`The registry said nothing of advisories; the list stays as it was.\n${answer.slice(0, 500)}`);
    process.exitCode = 1;
  }
}
