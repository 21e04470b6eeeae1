import { pinyin } from 'pinyin-pro';
import { APPLICATIONS } from '../../../src/constants/applications.ts';
import { ENTRY_SOUNDS, ENTRY_WORDS } from '../../../src/features/palette/entryWords.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { useCommandEntries } from '../../../src/views/palette/commandEntries.tsx';
import { useApplicationEntries, usePageEntries } from '../../../src/views/palette/pageEntries.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

it('the sound of a page, an application or a command is that of its Chinese name', async () => {
  const base = workbenchState();
  const titles = new Map<string, string>();
  function Probe() {
    useTexts('palette');
    const entries = [...usePageEntries(), ...useApplicationEntries(), ...useCommandEntries()];
    for (const { id, title } of entries) titles.set(id, title);
    return null;
  }
  const authorization = [
    ...['AbpExtend.WorkBench', 'AbpExtend.CompanyPortal', 'AbpExtend.HostConsole'],
    ...APPLICATIONS.map(({ policy }) => policy),
  ];
  await renderView(<Probe />, { state: { ...base, permissions: { authorization } } });
  const heard = Object.fromEntries(
    [...titles]
      .filter(([id]) => id in ENTRY_WORDS)
      .map(([id, title]) => [
        id,
        pinyin(title, { toneType: 'none', v: true, type: 'all' })
          .filter(({ isZh }) => isZh)
          .map(({ pinyin: one }) => one)
          .join(' '),
      ]),
  );
  expect(ENTRY_SOUNDS).toMatchObject(heard);
});
