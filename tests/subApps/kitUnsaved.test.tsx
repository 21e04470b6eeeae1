import { act, render } from '@testing-library/react';
import { createApp, defineComponent, h, nextTick, ref } from 'vue';
import type { PortalBridge } from '../../public/portal-bridge.v1.d.ts';

type InReact = (isUnsaved: boolean, draftName?: string) => void;
type InVue = (isUnsaved: () => boolean, draftName?: string) => void;

const dirty = jest.fn<void, [boolean]>();
const discards = new Set<() => void>();
const bridge = {
  props: null,
  dirty,
  on: (_name: string, listener: () => void) => {
    discards.add(listener);
    return () => discards.delete(listener);
  },
} satisfies Partial<Record<keyof PortalBridge, unknown>>;
let useInReact: InReact;
let useInVue: InVue;
let keptText: (name: string) => string;
let keepText: (name: string, text: string) => void;

beforeAll(async () => {
  Object.defineProperty(window, '__PORTAL_BRIDGE__', { value: bridge });
  ({ useUnsaved: useInReact } = await import('../../sub-apps/kit/useUnsaved.ts'));
  ({ useUnsaved: useInVue } = await import('../../sub-apps/vue/useUnsaved.ts'));
  ({ keepText, keptText } = await import('../../sub-apps/kit/core/drafts.ts'));
});
const turn = () => new Promise((resolve) => setTimeout(resolve));
// What the former test has ended is told with a delay.
beforeEach(async () => {
  await turn();
  dirty.mockReset();
});
const told = () => dirty.mock.calls.flat();

/** What is shown: forms and dialogs by name, each with its unsaved work. */
type Shown = Readonly<Record<string, boolean>>;
interface Program {
  readonly show: (shown: Shown) => Promise<void>;
  readonly end: () => void;
}

function inReact(): Program {
  const One = ({ name, isUnsaved }: { name: string; isUnsaved: boolean }) => {
    useInReact(isUnsaved, `draft-${name}`);
    return null;
  };
  const All = ({ shown }: { shown: Shown }) =>
    Object.entries(shown).map(([name, isUnsaved]) => <One key={name} name={name} isUnsaved={isUnsaved} />);
  const { rerender, unmount } = render(<All shown={{}} />);
  return { show: async (shown) => act(async () => rerender(<All shown={shown} />)), end: unmount };
}

function inVue(): Program {
  const now = ref<Shown>({});
  const One = defineComponent(
    (props: { name: string; isUnsaved: boolean }) => {
      useInVue(() => props.isUnsaved, `draft-${props.name}`);
      return () => null;
    },
    { props: ['name', 'isUnsaved'] },
  );
  const app = createApp(() =>
    Object.entries(now.value).map(([name, isUnsaved]) => h(One, { key: name, name, isUnsaved })),
  );
  app.mount(document.createElement('div'));
  const show = async (shown: Shown) => {
    now.value = shown;
    await nextTick();
  };
  return { show, end: () => app.unmount() };
}

describe.each([
  ['the kit', inReact],
  ['the Vue application', inVue],
])('unsaved input in %s', (_name, start) => {
  it('of several forms and dialogs at once is reported until the last of them has none', async () => {
    const { show, end } = start();
    await show({ form: true, dialog: false });
    await show({ form: true, dialog: true });
    await show({ form: true });
    await turn();
    expect(told()).toEqual([true]);
    await show({ form: false });
    await turn();
    expect(told()).toEqual([true, false]);
    end();
  });
  it('is never gone while a form with a restored draft takes over from another', async () => {
    const { show, end } = start();
    await show({ former: true });
    await show({ next: true });
    await turn();
    expect(told()).toEqual([true]);
    end();
    await turn();
    expect(told()).toEqual([true, false]);
  });
  it('loses its draft as soon as the person discards it, and only while it is shown', async () => {
    const { show, end } = start();
    for (const name of ['draft-form', 'draft-other']) keepText(name, 'typed');
    await show({ form: true });
    for (const discard of discards) discard();
    expect([keptText('draft-form'), keptText('draft-other')]).toEqual(['', 'typed']);
    end();
    expect(discards.size).toBe(0);
  });
});
