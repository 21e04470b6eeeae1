import { parseArgs } from 'node:util';
import { checkSubApp } from './support/subAppCheck.ts';

const HELP = `npm run sub-app:check <url>: says what keeps a deployed application from being mounted (docs/sub-apps.md).
  <url>  the folder that it is served from, such as http://localhost:4300/micro/crm/
Ends with 0 if nothing does, 1 if something does, 2 if no address is given.`;

const { positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
const [url = ''] = positionals;
if (/^https?:/.test(url) && URL.canParse(url)) {
  const faults = await checkSubApp(url);
  for (const fault of faults) console.log(`- ${fault}`);
  console.log(faults.length === 0 ? `${url} is ready to be mounted.` : `${url}: ${faults.length} to mend.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  console.log(HELP);
  process.exitCode = 2;
}
