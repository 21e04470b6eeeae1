import { upgradeAccepted } from '../../src/features/versionUpgrade/versionUpgradeEvents.ts';
import { versionUpgradeMachine } from '../../src/features/versionUpgrade/versionUpgradeMachine.ts';
import * as version from '../../src/features/versionUpgrade/versionUpgradeSlice.ts';
import { exhaust } from '../support/exhaust.ts';

describe('versionUpgrade', () => {
  const record = (versionNo: string) => version.newerVersionFound({ versionNo, versionDescribe: '' });
  exhaust(
    versionUpgradeMachine,
    version.versionUpgradeReducer,
    {
      newerVersionFound: [record('0.2.0'), record('0.3.0')],
      upgradePutOff: [version.upgradePutOff()],
      upgradeAccepted: [upgradeAccepted('0.3.0')],
    },
    ['upgrading'],
  );
  it('does not offer a postponed version again after a crash', () => {
    const putOff = [record('0.2.0'), version.upgradePutOff(), { type: 'versionUpgrade/crashed' }, record('0.2.0')];
    const initial = version.versionUpgradeReducer(undefined, { type: '@@test' });
    expect(putOff.reduce<typeof initial>(version.versionUpgradeReducer, initial).status).toBe('putOff');
  });
});
