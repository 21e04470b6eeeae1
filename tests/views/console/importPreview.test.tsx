import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LIMITS } from '../../../src/constants/limits.ts';
import { type ImportLine, importLines } from '../../../src/lib/importFile.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { ImportDialog } from '../../../src/views/console/myOrganization/ImportDialog.tsx';
import { ImportPreview } from '../../../src/views/console/myOrganization/ImportPreview.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const { settings } = stateWith({}).settings;
const line: ImportLine = {
  line: 2,
  row: {},
  outcome: 'faulty',
  faults: [
    { field: 'name', message: { text: 'EMPTY' } },
    { field: 'phoneNumber', message: { text: 'EMPTY' } },
    { field: 'jobTitle', message: { key: 'memberImport:tooLong', params: { most: 50 } } },
    { field: 'department', message: { text: 'UNKNOWN' } },
    { field: 'employeeNumber', message: { text: 'TAKEN' } },
    { field: null, message: { text: 'FULL' } },
  ],
};
function WithTexts({ children }: { readonly children: ReactNode }) {
  useTexts('console');
  return children;
}
const speaking = (language: 'zh-CN' | 'en-US') => ({ settings: { settings: { ...settings, language } } });

it.each([
  ['zh-CN', ['姓名：EMPTY', '手机号：EMPTY', '岗位：超过 50 个字', '部门：UNKNOWN', '工号：TAKEN', 'FULL']],
  [
    'en-US',
    [
      'Name: EMPTY',
      'Phone number: EMPTY',
      'Job title: Longer than 50 characters',
      'Department: UNKNOWN',
      'Employee number: TAKEN',
      'FULL',
    ],
  ],
] as const)('in %s every fault of an imported line names its column', async (language, told) => {
  const preview = (
    <WithTexts>
      <ImportPreview lines={[line]} />
    </WithTexts>
  );
  await renderView(preview, { state: stateWith(speaking(language)) });
  for (const text of told) expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  ['zh-CN', '文件有 2001 行，一次最多导入 2000 行。请拆成几个文件，分别导入'],
  [
    'en-US',
    'The file has 2001 lines, and at most 2000 can be imported at once. Split it into several files and import them one by one',
  ],
] as const)('in %s a file that is too long is refused with what to do about it', async (language, told) => {
  const found = importLines(`name,phone\n${'a,13800000000\n'.repeat(LIMITS.importRows + 1)}`);
  const error = 'fault' in found ? found.fault : null;
  const dialog = (
    <WithTexts>
      <ImportDialog />
    </WithTexts>
  );
  const state = stateWith({ ...speaking(language), memberImport: { file: { status: 'failed', data: null, error } } });
  await renderView(dialog, { state });
  expect(screen.getByText(told)).toBeInTheDocument();
});
