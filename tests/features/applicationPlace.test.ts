import { applicationPlace } from '../../src/features/notificationCentre/applicationPlace.ts';
import { notificationOf } from '../support/fixtures.ts';

const placeOf = (moduleName: string, notificationName: string, app: object) =>
  applicationPlace(notificationOf('n1', { moduleName, notificationName, properties: JSON.stringify({ App: app }) }));

describe('the place where a notification can be opened here', () => {
  it('is the page of an application that the notification names', () => {
    const place = placeOf('WMS', 'stockWarning', { businessId: 'b1', path: '/child/wms/stock/b1?tab=low' });
    expect(place).toEqual({ module: 'wms', path: '/child/wms/stock/b1?tab=low' });
  });

  it.each([
    'https://evil.example/child/wms/stock/b1',
    '//evil.example/child/wms/stock/b1',
    '/\\\\evil.example/child/wms',
    'child/wms/stock/b1',
    '/child/wmsx/stock/b1',
    '/child/scm/supplier/createSupplierPC',
    '/console',
    '',
    7,
    null,
  ])('is null if it names %p, which is no page of a granted application', (path) => {
    expect(placeOf('WMS', 'stockWarning', { businessId: 'b1', path })).toBeNull();
  });

  it('is an approval by its encoded id if the server names no page', () => {
    expect(placeOf('BPM', 'approvalWarning', { businessId: 'b/1' })).toEqual({
      module: 'approval',
      path: '/child/approval/request/b%2F1',
    });
  });

  it('is null if the properties cannot be read or nothing can be opened', () => {
    expect(applicationPlace(notificationOf('n1', { moduleName: 'WMS', properties: '{' }))).toBeNull();
    expect(placeOf('Basic', 'tenantStopped', { businessId: 'b1' })).toBeNull();
  });
});
