/** Loads the modules as the application under `path` does. */
async function placeAt(path: string) {
  window.history.replaceState(null, '', path);
  jest.resetModules();
  return (await import('../../sub-apps/shared/modules.js')).placeOf;
}

it('APP-1 NTF-1 an application opens the portal’s dialog at its own module, or at a to-do', async () => {
  expect((await placeAt('/micro/crm/detail/n1'))('n1')).toEqual({ pane: 'notification', id: 'CRM' });
  expect((await placeAt('/micro/fms/detail/t1'))('t1')).toEqual({ pane: 'todo', id: 't1' });
});
