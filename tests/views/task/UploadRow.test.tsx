import { screen } from '@testing-library/react';
import { UploadRow } from '../../../src/views/task/UploadRow.tsx';
import { renderView } from '../../support/renderView.tsx';

it('a lost upload says why and can only be removed: its file is no longer available to send', async () => {
  const error = { key: 'errors:unexpected' };
  const upload = { id: 'u', fileName: 'a.png', size: 10, sent: 5, status: 'lost' as const, error };
  await renderView(<UploadRow upload={upload} />);
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['移除 a.png']);
});
