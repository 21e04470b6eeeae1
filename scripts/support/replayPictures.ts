import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Tape } from '../../src/tape/format.ts';
import { parseTape, tapeText } from '../../src/tape/parse.ts';

/** Saves the action log of the open portal. Resolves with the path of the file. */
async function exportedLog(page: Page, folder: string): Promise<string> {
  await page.getByRole('button', { name: '帮助' }).first().click();
  await page.getByRole('button', { name: '导出操作日志' }).click();
  const dialog = page.getByRole('dialog', { name: '导出操作日志' });
  await dialog.getByText('可以完整重放').last().waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存文件' }).click();
  const file = join(folder, 'report.tape.gz');
  await (await download).saveAs(file);
  return file;
}

/** A tape with a different call from the one that this program makes. */
function spoilt(tape: Tape): Tape {
  const at = tape.lines.findIndex((line) => line[0] === 'c' && JSON.stringify(line[4]).includes('listNotifications'));
  const lines = tape.lines.map((line, index) =>
    index === at && line[0] === 'c' ? (['c', line[1], line[2], 'delay', [200]] as const) : line,
  );
  return { ...tape, lines };
}

/** Opens the open portal's log in the replay page: where a list was requested, or where the replay diverges. */
export async function toReplay(page: Page, { isSpoilt = false } = {}): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    const file = await exportedLog(page, folder);
    const tape = parseTape(gunzipSync(await readFile(file)).toString('utf8'));
    const opened = join(folder, 'report.tape');
    await writeFile(opened, tapeText(isSpoilt ? spoilt(tape) : tape));
    await page.goto('/replay');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '打开文件' }).last().click();
    await (await chooser).setFiles(opened);
    await page
      .getByText(isSpoilt ? /行不一致/ : /行，全部一致/)
      .first()
      .waitFor();
    const loaded = tape.lines.findIndex(
      (line) => line[0] === 'p' && line[2] === 'notificationCentre/notificationPageLoaded',
    );
    if (!isSpoilt) await page.getByLabel('跳到行').fill(String(loaded + 2));
    // The stage loads every area before it shows the first state.
    await page.frameLocator('iframe').getByRole('tablist').first().waitFor();
  } finally {
    await rm(folder, { recursive: true });
  }
}
