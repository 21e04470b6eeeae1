import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { ShareDialog } from '../../../src/views/companyPortal/ShareDialog.tsx';
import { renderPortalView } from './renderPortalView.tsx';

type Given = Partial<ComponentProps<typeof ShareDialog>>;
const LINK = 'https://portal.example.com/companyShare/newsDetailShare?tenantId=t1&id=n1';

/** A page whose button opens the dialog; copying ends as given by `outcome`. */
async function openDialog(given: Given = {}, outcome: 'yes' | 'failed' = 'yes') {
  const onCopy = jest.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
    const copy = () => {
      onCopy();
      setCopied(outcome);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        {open && (
          <ShareDialog
            title="二期封顶"
            link={LINK}
            copied={copied}
            onCopy={copy}
            onClose={() => setOpen(false)}
            {...given}
          />
        )}
      </>
    );
  }
  await renderPortalView(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return { onCopy };
}
const field = () => {
  const input = screen.getByLabelText('公开链接');
  if (!(input instanceof HTMLInputElement)) throw new Error('The link is in no field');
  return input;
};
const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);
const copyButton = () => screen.getByRole('button', { name: '复制链接' });

describe('share dialog', () => {
  it('shows what is shared, its link and its code; the first key press copies', async () => {
    const { onCopy } = await openDialog();
    expect(screen.getByRole('dialog', { name: '分享' })).toHaveTextContent('二期封顶');
    expect(field()).toHaveValue(LINK);
    expect(field()).toHaveAttribute('readonly');
    expect(screen.getByRole('img', { name: '链接的二维码' })).toHaveAttribute('width', '180');
    expect(copyButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onCopy).toHaveBeenCalledTimes(1);
  });

  it('selects the link as soon as its field is focused', async () => {
    await openDialog();
    await userEvent.click(field());
    expect(selected()).toBe(LINK);
  });

  it('says that copying was refused and leaves the link selected, again and again', async () => {
    await openDialog({}, 'failed');
    expect(screen.queryByText(/Ctrl\+C/)).toBeNull();
    for (const _attempt of [1, 2]) {
      await userEvent.click(copyButton());
      expect(screen.getByText('浏览器没有允许复制。链接已选中，请手动复制（Ctrl+C）。')).toBeVisible();
      expect(field()).toHaveFocus();
      expect(selected()).toBe(LINK);
    }
  });

  it('leaves the focus in place when copying succeeds', async () => {
    await openDialog();
    await userEvent.click(copyButton());
    expect(copyButton()).toHaveFocus();
    expect(screen.queryByText(/Ctrl\+C/)).toBeNull();
  });

  it('offers nothing to copy or scan without a link', async () => {
    await openDialog({ link: null });
    expect(copyButton()).toBeDisabled();
    expect(screen.queryByRole('img', { name: '链接的二维码' })).toBeNull();
    expect(field()).toHaveAttribute('placeholder', '正在生成链接');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ])('%s closes it, and the focus is where it was', async (_way, close) => {
    await openDialog();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
  });

  it('does not close on a click outside', async () => {
    await openDialog();
    await userEvent.click(document.body);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
