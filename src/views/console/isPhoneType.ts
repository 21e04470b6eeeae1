/** Whether a device that calls itself so is one that is held in the hand. */
export const isPhoneType = (type: string | null): boolean => /android|ios|iphone|ipad|harmony/i.test(type ?? '');
