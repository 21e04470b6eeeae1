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
  it('follows the language there and back, for texts that have been drawn before', async () => {
    await renderView(<Words />);
    const words = screen.getByRole('button');
    expect(words).toHaveTextContent('取消');
    await act(() => showLanguage('en-US'));
    expect(words).toHaveTextContent('Cancel');
    await act(() => showLanguage('zh-CN'));
    expect(words).toHaveTextContent('取消');
  });

  it('draws a text that has not been there before as soon as it is', async () => {
    await renderView(<Words />);
    const words = screen.getByRole('button');
    expect(words).toHaveTextContent('notThereYet');
    i18n.current()?.add({ later: { notThereYet: '来了' } });
    fireEvent.click(words);
    expect(words).toHaveTextContent('来了');
  });
});
