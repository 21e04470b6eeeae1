/** Request headers that the product adds to every call or to token calls (specification §7). */
export const HEADERS = {
  deviceId: 'deviceId',
  tenant: '__tenant',
  action: 'action',
  match: 'If-Match',
  deviceName: 'deviceName',
  deviceType: 'devicetype',
} as const;
