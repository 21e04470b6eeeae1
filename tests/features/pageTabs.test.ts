import type { UnknownAction } from '@reduxjs/toolkit';
import { PATHS } from '../../src/constants/paths.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { closedTabs } from '../../src/features/pageTabs/closedTabs.ts';
import * as tabs from '../../src/features/pageTabs/pageTabsSlice.ts';
import { arranged, type PageTab, titleIn } from '../../src/features/pageTabs/strip.ts';
import { tabPath } from '../../src/features/pageTabs/tabPath.ts';
import { hostInfoLoaded, sessionCleared, sessionEnding } from '../../src/features/session/sessionSlice.ts';
import * as frames from '../../src/features/subApp/subAppEvents.ts';
import { frameMoved } from '../../src/features/subAppPages/subAppPagesEvents.ts';

const tab = (path: string, over: Partial<PageTab> = {}): PageTab => ({ path, titleKey: path, ...over });
const [crm, oms] = [tab('/child/crm'), tab('/child/oms')];
const visit = (path: string) => tabs.pageVisited(tab(path));
type State = ReturnType<typeof tabs.pageTabsReducer>;
const stateAfter = (...events: readonly UnknownAction[]): State =>
  events.reduce(tabs.pageTabsReducer, tabs.pageTabsReducer(undefined, { type: '@@test' }));
const shown = (state: State) => tabs.selectPageTabs({ pageTabs: state });
const paths = (state: State) => shown(state).map(({ path }) => path);
const three = ['/a', '/b', '/c'].map(visit);

describe('the tabs of visited pages', () => {
  it('are in the order of the first visit; the former page is the one visited before', () => {
    const state = stateAfter(...three, visit('/a'));
    expect(paths(state)).toEqual(['/a', '/b', '/c']);
    expect(state.cachePath).toEqual(['/a', '/b', '/c']);
    expect(tabs.selectFormerTab({ pageTabs: stateAfter(...three, visit('/a'), tabs.tabClosed('/a')) })?.path).toBe(
      '/c',
    );
  });

  it('close, except the last one', () => {
    const state = stateAfter(...three, tabs.tabClosed('/b'));
    expect([paths(state), state.cachePath]).toEqual([
      ['/a', '/c'],
      ['/a', '/c'],
    ]);
    expect(paths(stateAfter(visit('/a'), tabs.tabClosed('/a')))).toEqual(['/a']);
  });

  it('close with the unsaved work in them', () => {
    const state = stateAfter(visit('/a'), visit(crm.path), frames.frameDirtied({ module: 'crm', dirty: true }));
    expect(tabs.selectDirtyTabs({ pageTabs: state })).toEqual(['/child/crm']);
    expect(stateAfter(...[visit('/a')], visit(crm.path), tabs.tabClosed(crm.path)).dirty).toEqual([]);
    expect(tabs.pageTabsReducer(state, tabs.tabClosed('/child/crm')).dirty).toEqual([]);
    expect(tabs.pageTabsReducer(state, tabs.tabClosed('/a')).dirty).toEqual(['/child/crm']);
  });

  it('move and are pinned within their group', () => {
    const pinned = stateAfter(...three, tabs.tabPinned({ path: '/c', pinned: true }));
    expect(paths(pinned)).toEqual(['/c', '/a', '/b']);
    expect(paths(tabs.pageTabsReducer(pinned, tabs.tabMoved({ path: '/b', to: 0 })))).toEqual(['/c', '/b', '/a']);
    expect(paths(tabs.pageTabsReducer(pinned, tabs.tabMoved({ path: '/x', to: 0 })))).toEqual(['/c', '/a', '/b']);
    const loose = tabs.pageTabsReducer(pinned, tabs.tabPinned({ path: '/c', pinned: false }));
    expect(shown(loose)[0]).toMatchObject({ path: '/c', pinned: false });
    expect(paths(tabs.pageTabsReducer(pinned, tabs.tabPinned({ path: '/a', pinned: true })))).toEqual([
      '/c',
      '/a',
      '/b',
    ]);
    expect(paths(tabs.pageTabsReducer(pinned, tabs.tabPinned({ path: '/x', pinned: true })))).toHaveLength(3);
  });

  it.each([
    ['this', ['/b']],
    ['others', ['/a', '/c']],
    ['right', ['/c']],
  ] as const)('closing %s spares the pinned ones', (scope, closed) => {
    const all = ['/a', '/b', '/c'].map((path) => tab(path));
    expect(closedTabs([tab('/p', { pinned: true }), ...all], '/b', scope).map(({ path }) => path)).toEqual(closed);
    const pinned = [...all, tab('/d', { pinned: true })];
    expect(closedTabs(pinned, '/b', scope).map(({ path }) => path)).toEqual(closed);
  });

  it('keep their place between pinned and other ones, wherever they are dropped', () => {
    const strip = [tab('/p', { pinned: true }), tab('/q', { pinned: true }), tab('/a'), tab('/b')];
    const order = (path: string, to: number) =>
      arranged(strip, strip.find((each) => each.path === path) ?? crm, to).map((each) => each.path);
    expect(order('/p', 3)).toEqual(['/q', '/p', '/a', '/b']);
    expect(order('/b', 0)).toEqual(['/p', '/q', '/b', '/a']);
    expect(order('/a', 3)).toEqual(['/p', '/q', '/b', '/a']);
  });
});

describe('what an application says about itself', () => {
  const title = frames.frameTitled({ module: 'crm', title: 'Order 7', language: 'en-US' });

  it('is shown in its tab, and stays when the page is visited again', () => {
    const state = stateAfter(visit(crm.path), visit(oms.path), title, visit(crm.path));
    expect(shown(state)[0]).toMatchObject({ path: '/child/crm', title: 'Order 7', titleLanguage: 'en-US' });
    expect(shown(state)[1]).not.toHaveProperty('title');
    // Another window has closed it, and this one shows it.
    expect(shown({ ...state, tabs: [] })).toMatchObject([{ path: '/child/crm', title: 'Order 7' }]);
  });

  it('is a title only in the language in which it was said', () => {
    expect(titleIn('en-US', tab('/a', { title: 'Order', titleLanguage: 'en-US' }))).toBe('Order');
    expect(titleIn('zh-CN', tab('/a', { title: 'Order', titleLanguage: 'en-US' }))).toBeUndefined();
    expect(titleIn('zh-CN', tab('/a', { title: '订单' }))).toBe('订单');
  });

  it('leads back to where it was left, until the person opens it anew', () => {
    const state = stateAfter(visit(crm.path), visit(oms.path), frameMoved({ module: 'crm', path: '/order?id=7' }));
    expect(shown(state)[0]?.at).toBe('/child/crm/order?id=7');
    expect(shown(tabs.pageTabsReducer(state, visit(crm.path)))[0]?.at).toBeUndefined();
  });

  it('counts for nothing without a tab', () => {
    expect(paths(stateAfter(visit('/a'), title))).toEqual(['/a']);
  });

  it('unsaved work is noted once, until it is saved or its frame is gone', () => {
    const dirty = frames.frameDirtied({ module: 'crm', dirty: true });
    const state = stateAfter(visit(crm.path), dirty, dirty, frames.frameDirtied({ module: 'oms', dirty: true }));
    expect(state.dirty).toEqual(['/child/crm', '/child/oms']);
    expect(tabs.pageTabsReducer(state, frames.frameDirtied({ module: 'crm', dirty: false })).dirty).toEqual([
      '/child/oms',
    ]);
    expect(tabs.pageTabsReducer(state, frames.frameClosed({ module: 'oms' })).dirty).toEqual(['/child/crm']);
  });

  it('a tab with unsaved work stays, whatever another window has closed', () => {
    const dirty = stateAfter(
      visit(crm.path),
      visit(oms.path),
      visit('/a'),
      frames.frameDirtied({ module: 'crm', dirty: true }),
    );
    expect(paths({ ...dirty, tabs: [tab('/b')] })).toEqual(['/b', '/child/crm', '/a']);
  });
});

describe('the tabs of a company', () => {
  const own = tabs.tabsOwned('lin/aurora');

  it('are kept when another one is entered, and come back to it', () => {
    const left = stateAfter(own, visit('/a'), switchSucceeded());
    expect(paths(left)).toEqual([]);
    const other = [tabs.tabsOwned('lin/boreal'), visit('/b'), switchSucceeded()].reduce(tabs.pageTabsReducer, left);
    const back = tabs.pageTabsReducer(other, own);
    expect([paths(back), back.cachePath]).toEqual([['/a'], ['/a']]);
    expect(Object.keys(back.tabsElsewhere)).toEqual(['lin/boreal']);
  });

  it('do not replace those that are open already', () => {
    const kept = { ...stateAfter(visit('/b')), tabsElsewhere: { 'lin/aurora': [tab('/a')] } };
    const state = tabs.pageTabsReducer(kept, own);
    expect([paths(state), state.tabsElsewhere]).toEqual([['/b'], {}]);
  });

  it('of nobody are not kept', () => {
    expect(stateAfter(visit('/a'), switchSucceeded()).tabsElsewhere).toEqual({});
  });

  it('survive a session that ends by itself, but not the next account', () => {
    const ended = stateAfter(own, visit('/a'), sessionEnding(), sessionCleared());
    expect(paths(ended)).toEqual([]);
    const again = [hostInfoLoaded({ id: 'lin', userName: 'lin', name: 'Lin', hostId: 'lin' }), own];
    expect(paths(again.reduce(tabs.pageTabsReducer, ended))).toEqual(['/a']);
    const chen = hostInfoLoaded({ id: 'chen', userName: 'chen', name: 'Chen', hostId: 'chen' });
    expect(tabs.pageTabsReducer(ended, chen).tabsElsewhere).toEqual({});
  });

  it('disappear when another window has entered another company', () => {
    const open = stateAfter(own, visit('/a'));
    const entered = tabs.pageTabsReducer(open, keyChanged({ key: 'tokenFlag', raw: 'x' }));
    expect(entered).toMatchObject({ tabs: [], cachePath: [], owner: '', visited: [], dirty: [] });
    expect(tabs.pageTabsReducer(open, keyChanged({ key: 'drafts', raw: 'x' }))).toBe(open);
  });
});

it.each([
  ['/child/crm/order?id=1', '/child/crm'],
  [PATHS.noticeList, PATHS.company],
  [PATHS.company, PATHS.company],
  [PATHS.ownPersonalInfo, PATHS.ownAccount],
  [PATHS.workbench, PATHS.workbench],
])('the tab of %s is that of %s', (path, expected) => expect(tabPath(path)).toBe(expected));
