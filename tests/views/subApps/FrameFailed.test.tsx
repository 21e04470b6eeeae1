import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FrameFailure, frameOpenedInTab, frameRetried } from '../../../src/features/subApp/subAppSlice.ts';
import { SubAppLayer } from '../../../src/views/subApps/SubAppLayer.tsx';
import { frameWith } from '../../support/fixtures.ts';
import { renderView } from '../../support/renderView.tsx';
import { stateAt } from './frames.ts';

const SENTENCES: readonly (readonly [FrameFailure, string, string])[] = [
  [{ code: 'TIMEOUT' }, '两分钟', 'ChunkLoadError TIMEOUT'],
  [{ code: 'HTTP', status: 404 }, '没有找到', 'ChunkLoadError HTTP 404'],
  [{ code: 'HTTP', status: 500 }, '服务器无法提供', 'ChunkLoadError HTTP 500'],
  [{ code: 'NETWORK' }, '检查网络', 'ChunkLoadError NETWORK'],
  [{ code: 'NOT_HTML' }, '不是应用的页面', 'ChunkLoadError NOT_HTML'],
  [{ code: 'RESOURCE' }, '缺少一部分文件', 'ChunkLoadError RESOURCE'],
  [{ code: 'RUNTIME' }, '启动时出错', 'ChunkLoadError RUNTIME'],
];
const failed = (failure: FrameFailure) => frameWith({ status: 'failed', failure });
const show = (pathname: string, failure: FrameFailure, entries: Record<string, string | null> = {}) => {
  const state = stateAt(pathname, [failed(failure)]);
  return renderView(<SubAppLayer />, {
    state: {
      ...state,
      brand: { ...state.brand, configuration: { ...state.brand.configuration, applicationEntries: entries } },
    },
  });
};

describe('an application that failed to load', () => {
  it.each(SENTENCES)(
    'APP-2 %j says so in plain words, with its code, in place of the frame',
    async (failure, words, code) => {
      await show('/child/oms/list', failure);
      const panel = screen.getByRole('alert');
      expect(panel).toHaveTextContent('订单管理没有打开');
      expect(panel).toHaveTextContent(words);
      expect(panel).toHaveTextContent(code);
      expect(panel).toHaveTextContent('门户的其他部分和其他应用不受影响');
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  it('APP-2 can be retried, or opened in a tab of its own', async () => {
    const { events } = await show('/child/oms/list', { code: 'TIMEOUT' });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await userEvent.click(screen.getByRole('button', { name: '在新标签页中打开' }));
    expect(events).toEqual([frameRetried({ module: 'oms' }), frameOpenedInTab({ module: 'oms' })]);
  });

  it('focuses its Retry if the frame had the focus', async () => {
    await show('/child/oms/list', { code: 'TIMEOUT' });
    expect(screen.getByRole('button', { name: '重试' })).toHaveFocus();
  });

  it('is not announced from a page that does not show it', async () => {
    await show('/portal', { code: 'TIMEOUT' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not a failure if the installation has not connected it: there is nothing to retry', async () => {
    await show('/child/oms/list', { code: 'HTTP', status: 404 }, { oms: null });
    expect(screen.getByRole('heading')).toHaveTextContent('订单管理');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
