import { LIMITS } from '../../src/constants/limits.ts';
import * as applications from '../../src/features/applicationUse/applicationUseSlice.ts';
import * as palette from '../../src/features/paletteUse/paletteUseSlice.ts';
import { hostInfoLoaded } from '../../src/features/session/sessionSlice.ts';

const lin = hostInfoLoaded({ id: 'lin', userName: 'lin', name: 'Lin', hostId: 'lin' });

describe('how often an account has opened an application on this device', () => {
  const used = (account: string, module: 'crm' | 'oms') => applications.applicationUsed({ account, module });
  const state = [used('lin', 'crm'), used('lin', 'crm'), used('lin', 'oms'), used('chen', 'crm')].reduce(
    applications.applicationUseReducer,
    applications.applicationUseReducer(undefined, { type: '@@test' }),
  );

  it('is counted by account and application', () => {
    const useOf = (account: string) => applications.selectUseOf({ applicationUse: state }, account);
    expect([useOf('lin'), useOf('chen'), useOf('wang')]).toEqual([{ crm: 2, oms: 1 }, { crm: 1 }, undefined]);
  });

  it('is forgotten when another account signs in', () => {
    expect(applications.applicationUseReducer(state, lin).counts).toEqual({ lin: { crm: 2, oms: 1 } });
  });
});

describe('what an account has chosen in the palette', () => {
  const used = (id: string, account = 'lin') => palette.paletteEntryUsed({ account, id });
  const recent = (ids: readonly string[]) =>
    [...ids.map((id) => used(id)), used('other', 'chen')].reduce(
      palette.paletteUseReducer,
      palette.paletteUseReducer(undefined, { type: '@@test' }),
    );

  it('is listed once, the newest first, and only so much of it', () => {
    expect(recent(['a', 'b', 'a']).recent['lin']).toEqual(['a', 'b']);
    const many = Array.from({ length: LIMITS.recentEntries + 3 }, (_, at) => `e${at}`);
    expect(recent(many).recent['lin']).toEqual(many.toReversed().slice(0, LIMITS.recentEntries));
  });

  it('belongs to this account alone', () => {
    expect(palette.paletteUseReducer(recent(['a']), lin).recent).toEqual({ lin: ['a'] });
  });
});
