import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { i18n, showLanguage } from '../../../src/i18n/i18n.ts';
import { useText } from '../../../src/views/common/useText.ts';
import { renderView } from '../../support/renderView.tsx';

function Words() {
  const t = useText();
  const [drawn, setDrawn] = useState(1);
  return (
    <button type="button" onClick={() => setDrawn(drawn + 1)}>
      {t('common:cancel')} {t({ key: 'later:notThereYet' })}
    </button>
  );
}

describe('useText', () => {
  it('follows a language change and back, for texts rendered before', async () => {
    await renderView(<Words />);
    const words = screen.getByRole('button');
    expect(words).toHaveTextContent('取消');
    await act(() => showLanguage('en-US'));
    expect(words).toHaveTextContent('Cancel');
    await act(() => showLanguage('zh-CN'));
    expect(words).toHaveTextContent('取消');
  });

  it('renders a missing text as soon as it arrives', async () => {
    await renderView(<Words />);
    const words = screen.getByRole('button');
    expect(words).toHaveTextContent('notThereYet');
    i18n.current()?.add({ later: { notThereYet: '来了' } });
    fireEvent.click(words);
    expect(words).toHaveTextContent('来了');
  });
});
