import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedUnit } from '../../../contract/organizationUnits.ts';
import {
  renamingBegun,
  renamingLeft,
  unitMoveWanted,
  unitNewName,
  unitQueryTyped,
  unitRemovalWanted,
} from '../../../src/features/myOrganization/myOrganizationSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { AddUnitDialog } from '../../../src/views/console/myOrganization/AddUnitDialog.tsx';
import { UnitTree } from '../../../src/views/console/myOrganization/UnitTree.tsx';
import { unitOf, units } from '../../support/organizationWork.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const PAGE = '/console/organizationManagement/myOrganization';
const ROW = 32;
type TreeState = Partial<RootState['myOrganization']>;

function stateOf(tree: TreeState, search = '', language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const { settings } = stateWith({}).settings;
  return stateWith({
    settings: { settings: { ...settings, language } },
    routing: { location: { pathname: PAGE, search, hash: '', key: '' } },
    myOrganization: { units: loaded(units), open: ['root', 'dev'], ...tree },
  });
}
function Tree() {
  useTexts('console');
  return <UnitTree />;
}
async function show(tree: TreeState = {}, search = '') {
  const rendered = await renderView(<Tree />, { state: stateOf(tree, search) });
  const rows = screen.getAllByRole('treeitem');
  for (const [index, row] of rows.entries()) row.getBoundingClientRect = () => new DOMRect(0, index * ROW, 200, ROW);
  return { ...rendered, user: userEvent.setup(), tree: screen.getByRole('tree') };
}
const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const named = (tree: HTMLElement) => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '');

/** A pointer event on a row; y is counted from the top of the tree. */
function point(type: 'pointerdown' | 'pointermove' | 'pointerup' | 'click', on: HTMLElement, y: number, by = 'mouse') {
  const event = new MouseEvent(type, { bubbles: true, clientY: y, button: 0 });
  Object.defineProperty(event, 'pointerType', { value: by });
  act(() => void on.dispatchEvent(event));
}
/** Drags a row onto part of another: 0 is its upper edge, 1 its lower one. */
function drag(from: string, onto: string, part: number, by = 'mouse') {
  const end = (row(onto).getBoundingClientRect().top ?? 0) + part * ROW;
  point('pointerdown', row(from), row(from).getBoundingClientRect().top + ROW / 2, by);
  point('pointermove', row(onto), end, by);
  point('pointerup', row(onto), end, by);
  point('click', row(onto), end, by);
}

describe('dragging a department', () => {
  // root > dev > lab, root > shop: the rows root, dev, lab, shop.
  it.each([
    ['before a sibling', 'Unit shop', 'Unit dev', 0.1, { id: 'shop', parentId: 'root', position: 0 }],
    ['after a sibling, itself not counted', 'Unit dev', 'Unit shop', 0.9, { id: 'dev', parentId: 'root', position: 1 }],
    ['into another, behind what is there', 'Unit shop', 'Unit dev', 0.5, { id: 'shop', parentId: 'dev', position: 1 }],
    ['beside one of another department', 'Unit shop', 'Unit lab', 0.2, { id: 'shop', parentId: 'dev', position: 0 }],
  ])('%s', async (_where, from, onto, part, to) => {
    const { events } = await show();
    drag(from, onto, part);
    // The press that ends the drag selects nothing.
    expect(events.filter(({ type }) => type !== unitMoveWanted.type)).toEqual([]);
    expect(events).toEqual([unitMoveWanted(to)]);
  });

  it.each([
    ['below itself', 'Unit dev', 'Unit lab', 0.5],
    ['onto itself', 'Unit dev', 'Unit dev', 0.5],
    ['beside the root', 'Unit shop', 'Unit root', 0.1],
    ['anywhere, if it is the root', 'Unit root', 'Unit shop', 0.5],
  ])('but not %s', async (_where, from, onto, part) => {
    const { events } = await show();
    drag(from, onto, part);
    expect(events.filter(({ type }) => type === unitMoveWanted.type)).toEqual([]);
  });

  it('shows where it would land', async () => {
    await show();
    point('pointerdown', row('Unit shop'), 3.5 * ROW);
    point('pointermove', row('Unit dev'), 1.1 * ROW);
    expect(row('Unit dev').querySelector('[data-drop]')).toHaveAttribute('data-drop', 'before');
    point('pointermove', row('Unit dev'), 1.5 * ROW);
    expect(row('Unit dev').querySelector('[data-drop]')).toHaveAttribute('data-drop', 'into');
  });

  it('ignores a finger, which scrolls, and a press that hardly moves', async () => {
    const { events } = await show();
    drag('Unit shop', 'Unit dev', 0.5, 'touch');
    // From one edge to the next row's.
    point('pointerdown', row('Unit shop'), 3 * ROW + 1);
    point('pointermove', row('Unit lab'), 3 * ROW - 3);
    point('pointerup', row('Unit lab'), 3 * ROW - 3);
    expect(events.filter(({ type }) => type === unitMoveWanted.type)).toEqual([]);
  });
});

describe('the tree by keyboard', () => {
  it('is one tab stop; arrow keys move, open and close, Home and End go to the ends', async () => {
    const { user, tree, store } = await show();
    await user.tab();
    await user.tab();
    expect(tree).toHaveFocus();
    expect(named(tree)).toBe(row('Unit root'));
    await user.keyboard('{End}');
    expect(named(tree)).toBe(row('Unit shop'));
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(named(tree)).toBe(row('Unit dev'));
    await user.keyboard('{ArrowLeft}');
    expect(store.getState().myOrganization.open).toEqual(['root']);
    expect(row('Unit dev')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(named(tree)).toBe(row('Unit lab'));
    await user.keyboard('{Home}{ArrowUp}');
    expect(named(tree)).toBe(row('Unit root'));
  });

  it('selects, moves, adds, removes and renames the current department', async () => {
    const { user, tree, events, store } = await show();
    act(() => tree.focus());
    await user.keyboard('{ArrowDown}{Enter}m{Insert}{Delete}');
    const to = (search: string) => navigationWanted({ to: `${PAGE}?unit=dev${search}` });
    expect(events).toEqual([to(''), to('&panel=moveUnit'), to('&panel=addUnit'), unitRemovalWanted('dev')]);
    await user.keyboard('{F2}New{Enter}');
    expect(events.slice(4)).toEqual([renamingBegun('dev'), unitNewName.submitted({ id: 'dev', name: 'New' })]);
    await user.keyboard('er');
    expect(screen.getByRole('textbox', { name: /^重命名/ })).toHaveValue('New');
    await act(async () => void store.dispatch(renamingLeft('dev')));
    expect(tree).toHaveFocus();
    const asked = events.length;
    await user.keyboard('{F2}Other{Escape}');
    expect(events.slice(asked).map(({ type }) => type)).toEqual([renamingBegun.type, renamingLeft.type]);
  });
});

describe('a refused name', () => {
  const begin = async (id: string) => {
    const shown = await show({ renamed: id });
    const field = screen.getByRole('textbox', { name: /^重命名/ });
    await shown.user.clear(field);
    return { ...shown, field };
  };
  it.each([
    ['an empty one', ' ', '请输入部门名称'],
    ['one that is too long, of which nothing is cut', '名'.repeat(100), '最多 64 个字'],
  ])('stays in its field if it breaks the rule of a new department: %s', async (_what, name, words) => {
    const { user, field, events } = await begin('dev');
    await user.type(field, `${name}{Enter}`);
    expect(field).toHaveValue(name);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
    await user.tab();
    expect(field).toBeVisible();
    expect(events).toEqual([]);
    await user.type(field, '{Escape}');
    expect(events).toEqual([renamingLeft('dev')]);
  });

  it('stays in its field with the server’s reason until something else is typed', async () => {
    const { user, field, store } = await begin('dev');
    await user.type(field, 'Unit shop{Enter}');
    act(() => void store.dispatch(unitNewName.failed({ fields: {}, error: { text: 'There is one already' } })));
    expect(field).toHaveValue('Unit shop');
    expect(field).toHaveAccessibleDescription('There is one already');
    await user.type(field, 's');
    expect(field).not.toHaveAccessibleDescription();
  });
});

it('the company field says that only the name in the tree changes', async () => {
  await show({ renamed: 'root' });
  const field = screen.getByRole('textbox', { name: '重命名“Unit root”' });
  expect(field).toHaveAccessibleDescription('只改部门树里的名称，公司名称不变');
});

it('shows English department names in English, even in a dialog without a department in the address', async () => {
  const english = units.map((unit) => ({ ...unit, englishName: `English ${unit.id}` }));
  function Page() {
    useTexts('console');
    return (
      <>
        <UnitTree />
        <AddUnitDialog />
      </>
    );
  }
  await renderView(<Page />, { state: stateOf({ units: loaded(english) }, '?panel=addUnit', 'en-US') });
  expect(await screen.findByText('English lab')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/English root/);
});

/** 120 departments on five levels. */
const large: ManagedUnit[] = [
  unitOf('0', null),
  ...Array.from({ length: 119 }, (_, index) => unitOf(String(index + 1), String(Math.floor(index / 3.3)))),
];

it('renders only the visible ones of 120 departments on five levels, and searches without a call', async () => {
  const { store, events } = await show({ units: loaded(large), open: large.map(({ id }) => id) });
  const levels = screen.getAllByRole('treeitem').map((one) => Number(one.getAttribute('aria-level')));
  expect(Math.max(...levels)).toBe(5);
  expect(levels.length).toBeLessThan(60);
  act(() => void store.dispatch(unitQueryTyped('Unit 119')));
  expect(within(screen.getByRole('tree')).getAllByRole('treeitem').at(-1)).toHaveTextContent('Unit 119');
  expect(events).toEqual([unitQueryTyped('Unit 119')]);
});
