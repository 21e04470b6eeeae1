import type { RootState } from '../../src/store/rootReducer.ts';
import { backendWith, CALLS, configurationOf } from './backend.ts';
import type { Backend } from './playFlow.ts';
import { former, signedIn } from './signedIn.ts';

const POLICY = 'AbpExtend.HostConsole';

/** The administrator of `Former` at work: the console is open, and is the company's. */
export function consoleAdministrator(): Partial<RootState> {
  return { ...signedIn(), permissions: { authorization: [POLICY] } };
}

/** A backend on which the console stays open; `over` overrides replies for a screen's calls. */
export function consoleBackend(over: Backend = {}): Backend {
  return {
    ...backendWith([former]),
    [CALLS.configuration]: { body: configurationOf({ [POLICY]: true }, former.tenantId) },
    ...over,
  };
}
