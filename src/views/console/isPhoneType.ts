/** Whether the device type names a handheld device. */
export const isPhoneType = (type: string | null): boolean => /android|ios|iphone|ipad|harmony/i.test(type ?? '');
