import { screen } from '@testing-library/react';
import type { ImportLine } from '../../../src/features/memberImport/importFile.ts';
import { CONSOLE_NAMESPACES } from '../../../src/i18n/catalogues.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
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
function Preview() {
  useTexts(CONSOLE_NAMESPACES);
  return <ImportPreview lines={[line]} />;
}

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
] as const)('CON-1 in %s every fault of an imported line names its column', async (language, told) => {
  await renderView(<Preview />, { state: stateWith({ settings: { settings: { ...settings, language } } }) });
  for (const text of told) expect(screen.getByText(text)).toBeInTheDocument();
});
