import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { locationChanged } from '../../../src/features/routing/routingSlice.ts';
import {
  frameAttached,
  frameOpened,
  frameOverlaid,
  frameReady,
  spareOffered,
} from '../../../src/features/subApp/subAppSlice.ts';
import { frameShown } from '../../../src/features/subAppPages/subAppPagesEvents.ts';
import { SubAppLayer } from '../../../src/views/subApps/SubAppLayer.tsx';
import { frameWith } from '../../support/fixtures.ts';
import { renderView } from '../../support/renderView.tsx';
import { stateAt } from './frames.ts';

const show = (...rest: Parameters<typeof stateAt>) => renderView(<SubAppLayer />, { state: stateAt(...rest) });
const frames = () => [...document.querySelectorAll('iframe')];

describe('the layer of the applications', () => {
  it('APP-1 gives a frame its name and title but no address, and reports once that it is in the document', async () => {
    const { events, store } = await show('/child/oms/list', [frameWith({ status: 'idle' })]);
    const [frame] = frames();
    expect(frame).toHaveAttribute('name', 'sub-app-oms-oms');
    expect(frame).toHaveAttribute('title', '订单管理');
    expect(frame).toHaveAttribute('allow', 'fullscreen; clipboard-read; clipboard-write');
    expect(frame).not.toHaveAttribute('src');
    expect(events).toEqual([frameAttached({ instance: 'oms' })]);
    act(() => {
      store.dispatch(frameReady({ instance: 'oms' }));
      store.dispatch(frameShown({ instance: 'oms' }));
    });
    expect(frames()).toEqual([frame]);
    expect(events.filter(frameAttached.match)).toHaveLength(1);
  });

  it('renders an empty, unreachable frame, and puts the next application in that very element', async () => {
    const { events, store } = await show('/portal', []);
    act(() => {
      store.dispatch(spareOffered({ instance: 'next' }));
    });
    const [spare] = frames();
    expect(spare?.closest('[inert][aria-hidden="true"]')).not.toBeNull();
    expect(spare).not.toHaveAttribute('name');
    act(() => {
      store.dispatch(frameOpened(frameWith({ instance: 'next' })));
    });
    expect(frames()).toEqual([spare]);
    expect(spare).toHaveAttribute('name', 'sub-app-oms-next');
    expect(events.filter(frameAttached.match)).toHaveLength(1);
  });

  it('covers an application until it is drawn, and says that it is loading', async () => {
    const { store } = await show('/child/oms/list', [frameWith({ status: 'loading' })]);
    expect(screen.getByRole('status')).toHaveTextContent('正在打开订单管理');
    act(() => {
      store.dispatch(frameReady({ instance: 'oms' }));
    });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('APP-1 keeps background frames in place, out of reach of the keyboard and of screen readers', async () => {
    const { store } = await show('/child/crm/list', [
      frameWith({ status: 'hidden' }),
      frameWith({ module: 'crm' }),
      frameWith({ module: 'hr', status: 'hidden' }),
    ]);
    const before = frames();
    const hidden = () => before.filter((frame) => frame.closest('[inert][aria-hidden="true"]') !== null);
    expect(hidden().map(({ title }) => title)).toEqual(['订单管理', '人力资源']);
    const { location } = stateAt('/child/oms/list', []).routing;
    act(() => {
      store.dispatch(locationChanged({ location, action: 'PUSH' }));
    });
    expect(hidden().map(({ title }) => title)).toEqual(['客户关系', '人力资源']);
    // A frame that is moved in the document starts over.
    expect(frames()).toEqual(before);
  });

  it('says so if an application is not granted, and shows none', async () => {
    const { permissions } = stateAt('/', []);
    await show('/child/oms/list', [frameWith({ status: 'hidden' })], {
      permissions: { ...permissions, authorization: ['CRM_Auth'] },
    });
    expect(screen.getByText('您没有操作权限，请联系管理员添加')).toBeVisible();
    expect(frames().every((frame) => frame.closest('[inert]'))).toBe(true);
  });

  it('shows public applications on public pages only, and never both', async () => {
    const both = [
      frameWith({ module: 'scm', instance: 'own' }),
      frameWith({ module: 'scm', instance: 'public', isPublic: true }),
    ];
    const { unmount } = await show('/child/scm/supplier/createSupplierPC', both);
    expect(frames().map(({ name }) => name)).toEqual(['sub-app-scm-public']);
    unmount();
    await show('/child/scm/list', both);
    expect(frames().map(({ name }) => name)).toEqual(['sub-app-scm-own']);
  });

  it('dims the whole page under a dialog in front and makes everything around it unreachable', async () => {
    const header = document.createElement('header');
    document.body.append(header);
    const { store, container } = await show('/child/oms/list', [frameWith()]);
    header.remove();
    container.id = 'root';
    container.append(header);
    const dim = (on: boolean) => act(() => void store.dispatch(frameOverlaid({ instance: 'oms', on })));
    dim(true);
    expect(document.querySelector('body > .shade')).toBeVisible();
    expect(header.inert).toBe(true);
    expect(frames()[0]?.closest('[inert]')).toBeNull();
    dim(false);
    expect(document.querySelector('.shade')).toBeNull();
    expect(header.inert).toBe(false);
  });

  it('does not dim the page for a dialog of an application that is out of sight', async () => {
    await show('/portal', [frameWith({ status: 'hidden', overlay: true })]);
    expect(document.querySelector('.shade')).toBeNull();
  });

  it('tells the page how high the bar of the application in front is, and of no other', async () => {
    const told = () => document.documentElement.style.getPropertyValue('--frame-bar');
    const { unmount } = await show('/child/oms/list', [
      frameWith({ bar: 96 }),
      frameWith({ module: 'crm', status: 'hidden', bar: 40 }),
    ]);
    expect(told()).toBe('96px');
    unmount();
    expect(told()).toBe('');
    await show('/portal', [frameWith({ status: 'hidden', bar: 96 })]);
    expect(told()).toBe('');
  });

  it('has no fault that axe can find, with frames, a cover and a panel', async () => {
    const failure = { code: 'TIMEOUT' } as const;
    for (const over of [{ status: 'loading' }, { status: 'failed', failure }, {}] as const) {
      const { container, unmount } = await show('/child/oms/list', [
        frameWith(over),
        frameWith({ module: 'crm', status: 'hidden' }),
      ]);
      // The content of a frame is the business of the application and its browser tests.
      const { violations } = await axe.run(container, {
        iframes: false,
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id }) => id)).toEqual([]);
      unmount();
    }
  });
});
